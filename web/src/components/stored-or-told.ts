import { errorText, texts } from '#texts'
import { deviceFailure } from '../data/store/storage-failure'
import { showToast } from '../ui/feedback/toasts'

/** A failure shows a toast with `title`, reason and remedy. Answers whether the job succeeded. */
export async function storedOrTold(title: string, job: () => Promise<unknown>): Promise<boolean> {
  try {
    await job()
    return true
  } catch (error) {
    const { code } = deviceFailure('What a press asked for could not be stored on this device.', error)
    showToast({ title, description: pressFailureText(code), tone: 'bad' })
    return false
  }
}

const reasons: Readonly<Record<string, string>> = texts.storage.notStored

export const pressFailureText = (code: string): string => reasons[code] ?? errorText(code)
