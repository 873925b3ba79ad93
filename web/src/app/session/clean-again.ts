import { texts } from '#texts'
import { cleanDevice } from '../../data/leaving/device-cleaning'
import { showToast } from '../../ui/feedback/toasts'

const AGAIN_AFTER_MS = 15_000
const TOLD_FOR_MS = 12_000

/** A failure shows one toast and is retried for the page's life. Rule A2. */
export function cleanAgainAndAgain(): void {
  void cleanDevice().then((isClean) => {
    if (isClean) return
    showToast({ ...texts.session.leftBehind, tone: 'bad' }, TOLD_FOR_MS)
    setTimeout(tryAgain, AGAIN_AFTER_MS)
  })
}

async function tryAgain(): Promise<void> {
  if (!(await cleanDevice())) setTimeout(tryAgain, AGAIN_AFTER_MS)
}
