import { excerpt } from '#domain/values/written-text'
import type { Bridge } from '../../../../electron/bridge'

export type SystemNotice = { title: string; text: string; path: string }

/** Lengths that operating systems show of title and text. */
const [TITLE_LENGTH, TEXT_LENGTH] = [120, 300]

/** The desktop app is quiet while its window has the focus. */
export function tellSystem(desktop: Bridge, { title, text, path }: SystemNotice): void {
  desktop
    .call('notify', { title: excerpt(title, TITLE_LENGTH), text: excerpt(text, TEXT_LENGTH), path })
    .catch((error: unknown) => console.info('The system was not told of what arrived.', error))
}
