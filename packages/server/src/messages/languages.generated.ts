// Made by `npm run messages`: the languages that this folder has texts in.
import type { TextFolder } from '@aquila/engine/messages'

export const folder: TextFolder = {
  en: async () => await import('./en.generated.ts'),
}
