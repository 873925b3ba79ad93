import { texts } from '#texts'
import { showToast } from '../ui/feedback/toasts'

const words = texts.share

/** Called in the press itself: WebKit refuses a later copy. */
export async function copyText(text: string, copied: string = words.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: copied, tone: 'ok' })
  } catch (error) {
    console.info('The text could not be copied.', error)
    showToast({ title: words.notCopied, tone: 'bad' })
  }
}
