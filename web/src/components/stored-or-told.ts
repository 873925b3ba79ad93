import { errorText, texts } from '#texts'
import { deviceFailure } from '../data/store/storage-failure'
import { showToast } from '../ui/feedback/toasts'

/** Does what a press asks of this device's storage. Where that fails, `title` is told, with why and what to do. Answers whether it was done. */
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

/** Why a press by which nothing was typed did nothing: this device could not store it, or what else the code says. */
export const pressFailureText = (code: string): string => reasons[code] ?? errorText(code)
