import { desktop } from '#desktop'
import type { SavedFile } from '../../../../electron/bridge'

const KEPT_MS = 60_000

/** `shared` went to what was chosen in a phone's share sheet; `saved` where the desktop app was told to. */
export type HandedOver = 'downloaded' | 'shared' | SavedFile

/** The one way of a file out of the app: the desktop app asks where, a phone has its share sheet, any other browser its downloads. */
export async function saveFile(file: File): Promise<HandedOver> {
  if (desktop) return desktop.call('saveFile', { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
  if (isHeld() && canShare(file)) return share(file)
  download(file)
  return 'downloaded'
}

/** A computer's share sheet saves nothing. */
const isHeld = (): boolean => window.matchMedia('(pointer: coarse)').matches
const canShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] })

async function share(file: File): Promise<HandedOver> {
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    // The press was too long ago, or the browser refuses the type after all.
    console.info('The file was not shared.', error)
    download(file)
    return 'downloaded'
  }
}

function download(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser reads the address after the click, some only after asking where the file goes.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
