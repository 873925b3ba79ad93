import { arePhotosInPreparation } from '../../data/pictures/photos-in-preparation'
import { isQuiet } from '../../http/client'

const QUIET_MS = 2_000
const MOST_MS = 60_000

/** Resolves after `most` milliseconds at the latest, but never while photos are prepared, which a reload would lose. */
export async function pageSettled(most = MOST_MS): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const since = performance.now()
  let asked = -1
  for (;;) {
    const before = asked
    asked = performance.getEntriesByType('resource').length
    const isAtRest = (isQuiet() && asked === before) || performance.now() - since > most
    if (isAtRest && !arePhotosInPreparation()) return
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}
