import type { Share } from './folders.ts'

/** How complete each language is, and where it still speaks English: a line a language, and one for each folder that lacks texts. */
export function completeness(shares: readonly Share[]): string[] {
  const languages = [...new Set(shares.map(({ language }) => language))]
  return languages.flatMap(language => {
    const own = shares.filter(share => share.language === language)
    const texts = sum(own.map(share => share.texts))
    const missing = sum(own.map(share => share.missing))
    const percent = Math.floor((100 * texts) / Math.max(1, texts + missing))
    return [
      `${language}: ${texts} texts${missing === 0 ? ', complete' : `, ${missing} missing (${percent}%)`}`,
      ...own.flatMap(share => (share.missing === 0 ? [] : `  ${share.folder} lacks ${share.missing}`)),
    ]
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}
