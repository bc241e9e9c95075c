// Serves the built page with the headers it needs. Says nothing itself: its caller tells the address.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('./dist/', import.meta.url))

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.md': 'text/markdown; charset=utf-8',
}

export const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; " +
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Answers requests with files of the page. */
export function pageListener(folder = dist) {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    const file = fileFor(folder, request.url ?? '/')
    if (file === null) return void response.writeHead(404).end()
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    response.setHeader(
      'cache-control',
      file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    if (request.method === 'HEAD') return void response.end()
    if (!packs(file, request.headers['accept-encoding'])) return void createReadStream(file).pipe(response)
    response.setHeader('content-encoding', 'gzip')
    response.setHeader('vary', 'accept-encoding')
    response.end(packed(file))
  }
}

/** Starts a server of the page alone; port 0 takes any free one. Gives the server and its address. */
export async function serve({ port = 0, host = '127.0.0.1', folder = dist } = {}) {
  const server = createServer(pageListener(folder))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  return { server, url: `http://${host}:${typeof address === 'object' ? address?.port : port}/` }
}

/** Pictures and fonts are packed already. */
function packs(file, accepted = '') {
  return /\bgzip\b/.test(accepted) && /\.(html|js|css|json|webmanifest|svg|md)$/.test(file)
}

const packedFiles = new Map()

/** A file packed once, until it changes. */
function packed(file) {
  const { mtimeMs } = statSync(file)
  const found = packedFiles.get(file)
  if (found?.mtimeMs === mtimeMs) return found.content
  const content = gzipSync(readFileSync(file))
  packedFiles.set(file, { mtimeMs, content })
  return content
}

/** Only files of the build; addresses without an ending are pages of the client. */
function fileFor(folder, url) {
  let path
  try {
    path = decodeURIComponent(new URL(url, 'http://aquila').pathname)
  } catch {
    return null
  }
  const file = join(folder, normalize(path))
  if (!file.startsWith(folder)) return null
  if (existsSync(file) && statSync(file).isFile()) return file
  return extname(path) === '' ? join(folder, 'index.html') : null
}
