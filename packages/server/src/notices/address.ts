import { lookup as resolve } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks that are not the open internet: this machine, its neighbours, and addresses that stand for others. */
const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')

/** Of IPv6 only what is given out to the open internet, and nothing that maps another network into it. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const mapped6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  mapped6.addSubnet(net, bits, 'ipv6')

export function isOpenAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !mapped6.check(address, 'ipv6')
}

/** A webhook that is not one: why it is refused may be told to its owner. */
export class BadAddress extends Error {
  override name = 'BadAddress'
}

export type Resolve = (host: string) => Promise<readonly string[]>

export const byDns: Resolve = async host => (await resolve(host, { all: true })).map(({ address }) => address)

/**
 * The address to which something is sent, found out once: whoever answers the name differently a moment later is not asked again.
 * Refused if any of its addresses is not on the open internet.
 */
export async function pinned(url: URL, find: Resolve): Promise<string> {
  if (url.protocol !== 'https:') throw new BadAddress('a webhook begins with https')
  if (url.username !== '' || url.password !== '') throw new BadAddress('a webhook has no password in it')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await find(host) : [host]
  const [first] = addresses
  if (first === undefined || !addresses.every(isOpenAddress))
    throw new BadAddress('this address is not on the open internet')
  return first
}
