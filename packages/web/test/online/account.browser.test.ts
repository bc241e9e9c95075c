import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath } from '../../../../tests/support/chromium.ts'
import { seriousFindings } from '../support.ts'
import { openServer, type ServedSite, setTable } from './house.ts'

const PASSWORD = 'a heron on the Rubicon'
const desktop = { reducedMotion: 'reduce' } as const
const phone = { ...desktop, viewport: { width: 390, height: 844 } } as const

describe.skipIf(chromiumPath === null)('an account', () => {
  let site: ServedSite
  beforeAll(async () => {
    site = await openServer()
  })
  afterAll(() => site?.close())

  it('is made by a guest, found again on a phone, and ended there from the desktop', async () => {
    const home = await site.firstVisit(desktop)
    await setTable(site, home.page, {
      game: 'alea-iacta-est',
      scenario: 'The Pharsalus Campaign',
      host: 'Livia',
    })
    await home.page.goto(`${site.url}#/online`)
    await home.page.getByRole('link', { name: 'Make an account' }).click()
    expect(await seriousFindings(home.page)).toEqual([])
    await fill(home.page, 'Make an account', { Password: 'password1234' }, 'Make the account')
    await home.page.getByText('Too many people would try this one').waitFor()
    await fill(home.page, 'Make an account', { Password: PASSWORD }, 'Make the account')
    await home.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    const codes = await home.page.locator('.account-codes code').allTextContents()
    expect(codes).toHaveLength(8)
    expect(await seriousFindings(home.page)).toEqual([])
    await home.page.getByRole('button', { name: 'I have them' }).click()
    await home.page.getByText('8 recovery codes are left').waitFor()

    // At every table he has the name of his account.
    await home.page.goto(`${site.url}#/online/set/alea-iacta-est`)
    const name = home.page.getByLabel('Your name at the table')
    expect([await name.inputValue(), await name.isEditable()]).toEqual(['Livia', false])
    await home.page.goto(`${site.url}#/online/account`)

    const away = await site.firstVisit(phone)
    await away.page.goto(`${site.url}#/online`)
    await away.page.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await seriousFindings(away.page)).toEqual([])
    await away.page.goto(`${site.url}#/online/account`)
    await fill(away.page, 'Sign in', { Name: 'livia', Password: 'not the password' }, 'Sign in')
    await away.page.getByText('not those of anybody here').waitFor()
    await fill(away.page, 'Sign in', { Password: PASSWORD }, 'Sign in')
    await away.page.getByRole('heading', { name: 'You at the table' }).waitFor()
    expect(await seriousFindings(away.page)).toEqual([])
    await away.page.goto(`${site.url}#/online`)
    await away.page.getByRole('link', { name: /The Pharsalus Campaign/ }).waitFor()

    await home.page.reload()
    await home.page.locator('.account-rows .badge').waitFor()
    expect(await seriousFindings(home.page)).toEqual([])
    await home.page.getByRole('button', { name: /^Sign out (?!here|everywhere)/ }).click()
    await expect
      .poll(() =>
        home.page.locator('.account-rows .badge + button, .account-rows li button[aria-label]').count(),
      )
      .toBe(0)
    await away.page.reload()
    await away.page.getByRole('link', { name: 'Sign in' }).click()

    await away.page.getByRole('button', { name: 'Forgotten? Use a recovery code' }).click()
    const next = 'seven hills and a bridge'
    await fill(
      away.page,
      'Sign in',
      { Name: 'Livia', 'Recovery code': codes[3] ?? '', 'New password': next },
      'Set the new password',
    )
    await away.page.getByText('7 recovery codes are left').waitFor()
    await home.page.reload()
    await home.page.getByRole('heading', { name: 'Make an account' }).waitFor()
    expect([...home.complaints, ...away.complaints].filter(each => !/40[139]|422/.test(each))).toEqual([])
  })
})

/** Fills a form under a heading and sends it. */
async function fill(
  page: Page,
  heading: string,
  values: { readonly [label: string]: string },
  act: string,
): Promise<void> {
  const form = page.getByRole('region', { name: heading })
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('button', { name: act, exact: true }).click()
}
