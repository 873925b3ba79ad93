import type { Page } from 'playwright'

/** How many projects the account of this page has on its device. */
export const heldProjects = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((database) => database.name?.endsWith('--0--projects'))?.name
    if (!name) return 0
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const counting = opening.result.transaction('docs').objectStore('docs').count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  })
