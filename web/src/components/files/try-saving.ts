import { texts } from '#texts'
import { showToast } from '../../ui/feedback/toasts'

/** Runs code that is fetched at its first use, or says that it did not come. */
export async function trySaving(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    console.info('A file could not be made.', error)
    showToast({ ...texts.files.failed, tone: 'bad' })
  }
}
