import { texts } from '#texts'
import { showToast } from '../ui/feedback/toasts'

const DURATION_MS = 3_000

/** Product 19. */
export const sayNotImplemented = () => showToast(texts.shell.notImplemented, DURATION_MS)
