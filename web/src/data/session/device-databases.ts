import { rescuedDrafts } from '../kept-drafts/drafts-beside'

/** Prefix of all databases of an account. Rule A2. */
export const databaseName = (userId: string): string => `canteiro-${userId}`

const ACCOUNT = /canteiro-([a-z0-9]{15})(?![a-z0-9])/

/** How long another tab may hold a database that is to be deleted. */
const BLOCKED_LIMIT_MS = 5_000

/** null where a browser does not list its databases. */
export async function namesHere(): Promise<string[] | null> {
  if (typeof indexedDB === 'undefined' || !indexedDB.databases) return null
  return (await indexedDB.databases()).flatMap(({ name }) => (name ? [name] : []))
}

export const isOf = (userId: string, name: string): boolean => ACCOUNT.exec(name)?.[1] === userId

export async function accountsHere(): Promise<string[]> {
  const names = (await namesHere().catch(() => null)) ?? []
  return [...new Set([...names, ...rescuedDrafts()].flatMap((name) => ACCOUNT.exec(name)?.[1] ?? []))]
}

/** Resolves once the database is gone; rejects when another tab holds on to it. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    const timer = setTimeout(() => reject(new Error(`${name} is held by another tab.`)), BLOCKED_LIMIT_MS)
    request.onsuccess = () => {
      clearTimeout(timer)
      resolve()
    }
    request.onerror = () => {
      clearTimeout(timer)
      reject(request.error)
    }
  })
}
