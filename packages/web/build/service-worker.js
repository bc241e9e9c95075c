// Keeps everything the page needs, so that it opens without a network. The build fills in the list.
const version = 'VERSION'
const files = ['FILES']
const kept = `aquila-${version}`

self.addEventListener('install', event => {
  event.waitUntil(caches.open(kept).then(cache => cache.addAll(files)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  const old = caches.keys().then(names => names.filter(name => name.startsWith('aquila-') && name !== kept))
  event.waitUntil(old.then(names => Promise.all(names.map(name => caches.delete(name)))).then(() => self.clients.claim()))
})

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request))
})

/** The newest page if there is a network, the kept one if not. */
async function page(request) {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) return fresh
  } catch {
    // No network: the kept page does as well.
  }
  return (await caches.match('/')) ?? Response.error()
}

/** Names of files carry their content's hash, so a kept one is never stale; map art is kept once it was fetched. */
async function file(request) {
  const found = await caches.match(request, { ignoreVary: true })
  if (found !== undefined) return found
  const response = await fetch(request)
  if (response.ok && new URL(request.url).pathname.startsWith('/maps/')) {
    const cache = await caches.open(kept)
    await cache.put(request, response.clone())
  }
  return response
}

/** What comes while the page is closed: one notice for each match, the newest. */
self.addEventListener('push', event => {
  const { title, text, url, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { url }, icon: '/icon.svg' }))
})

/** Leads to the table that is open already, or opens it. */
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin)
  if (url.origin !== self.location.origin) return
  event.waitUntil(open(url.href))
})

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(each => each.url === url) ?? pages[0]
  if (page === undefined) return await self.clients.openWindow(url)
  await page.focus()
  return page.url === url ? page : await page.navigate(url)
}
