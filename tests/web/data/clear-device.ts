/**
 * Takes the databases of accounts off this worker's device. A page that starts closes each account that has no session, in the background, and RxDB, which
 * allows few open collections at once, would count those in for whichever test comes then.
 */
export async function clearDevice(): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) => (/^(rxdb-dexie-)?canteiro-/.test(name) ? [name] : []))
  await Promise.all(names.map(removed))
}

function removed(name: string): Promise<void> {
  const request = indexedDB.deleteDatabase(name)
  return new Promise((resolve) => request.addEventListener('success', () => resolve()))
}
