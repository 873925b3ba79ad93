import { errorText, texts } from '#texts'
import { deviceFailure } from '../data/store/storage-failure'
import { showToast } from '../ui/feedback/toasts'

/** Runs a job on this device's storage; a failure shows a toast with `title`, reason and remedy. Answers whether it succeeded. */
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

/** Why a press without typed content failed: this device's storage, or the code's own sentence. */
export const pressFailureText = (code: string): string => reasons[code] ?? errorText(code)
