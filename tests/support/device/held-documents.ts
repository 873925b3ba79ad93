import type { Page } from 'playwright'
import type { CollectionName } from '#domain/documents'

export const heldOf = (page: Page, collection: CollectionName): Promise<number> =>
  page.evaluate(async (end) => {
    const name = (await indexedDB.databases()).find((database) => database.name?.endsWith(end))?.name
    if (!name) return 0
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('docs').objectStore('docs').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  }, `--0--${collection}`)
