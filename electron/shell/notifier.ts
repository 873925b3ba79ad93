import { join } from 'node:path'
import type { Notification } from 'electron'
import type { ArgumentOf } from '../bridge'
import type { Host } from '../host'
import type { MainWindow } from '../window/main-window'

export type Notifier = { notify(notice: ArgumentOf<'notify'>): void }

/** Quiet while the window has the focus, where the page shows them. */
export function createNotifier({ electron, files }: Host, window: MainWindow): Notifier {
  /** Electron forgets the click of one that was garbage-collected. */
  const shown: Notification[] = []
  return {
    notify({ title, text, path }) {
      if (window.current()?.isFocused() || !electron.Notification.isSupported()) return
      const notification = new electron.Notification({ title, body: text, icon: join(files.icons, 'icon.png') })
      notification.on('click', () => window.open(path))
      notification.show()
      shown.push(notification)
      if (shown.length > 20) shown.shift()
    },
  }
}
