/** What this browser keeps of online tables: acts without an answer, and the salts of the dice. The rest is the server's. */
const NAME = 'aquila-online'
const VERSION = 1

export const online = { acts: 'acts', salts: 'salts' } as const

type Kept = (typeof online)[keyof typeof online]

const KEYS: { readonly [kept in Kept]: string } = { acts: 'token', salts: 'table' }

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION)
    opening.onupgradeneeded = () => {
      for (const kept of Object.values(online))
        if (!opening.result.objectStoreNames.contains(kept))
          opening.result.createObjectStore(kept, { keyPath: KEYS[kept] })
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

export async function allOf(kept: Kept): Promise<readonly unknown[]> {
  const opened = await database()
  try {
    return await new Promise((resolve, reject) => {
      const asking = opened.transaction(kept).objectStore(kept).getAll()
      asking.onsuccess = () => resolve(asking.result)
      asking.onerror = () => reject(asking.error)
    })
  } finally {
    opened.close()
  }
}

/** Resolves when it is stored. */
export async function change(kept: Kept, how: (objects: IDBObjectStore) => void): Promise<void> {
  const opened = await database()
  try {
    await new Promise<void>((resolve, reject) => {
      const changing = opened.transaction(kept, 'readwrite', { durability: 'strict' })
      how(changing.objectStore(kept))
      changing.oncomplete = () => resolve()
      changing.onabort = () => reject(changing.error)
    })
  } finally {
    opened.close()
  }
}
