import { type Account, accountSchema, codesSchema, selfSchema } from '@aquila/play/wire'
import { done, get, post, remove } from './requests.ts'
import { know } from './tables.ts'

/** An account, with the codes by which it is got back: they are told this once. A guest stays the person he is. */
export async function makeAccount(name: string, password: string): Promise<readonly string[]> {
  const { codes } = await post('/api/account', { name, password }, codesSchema)
  know({ name, kind: 'person' })
  return codes
}

export async function signIn(name: string, password: string): Promise<void> {
  know(await post('/api/account/session', { name, password }, selfSchema))
}

/** A new password, by one of the codes. */
export async function recover(name: string, code: string, password: string): Promise<void> {
  know(await post('/api/account/recover', { name, code, password }, selfSchema))
}

export async function changePassword(password: string, next: string): Promise<void> {
  know(await post('/api/account/password', { password, next }, selfSchema))
}

export async function newCodes(password: string): Promise<readonly string[]> {
  return (await post('/api/account/codes', { password }, codesSchema)).codes
}

export const ownAccount = (): Promise<Account> => get('/api/account', accountSchema)

export const signOutDevice = (id: string): Promise<unknown> => remove(`/api/account/sessions/${id}`, done)

export const signOutOthers = (): Promise<unknown> => remove('/api/account/sessions', done)

export async function signOut(): Promise<void> {
  know(await remove('/api/me', selfSchema))
}
