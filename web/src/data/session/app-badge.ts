import { desktop } from '#desktop'

/** Number on the installed app's icon; 0 removes it. Does nothing where the platform has no badge or forbids it. */
export function showBadge(count: number): void {
  void desktop?.call('showUnread', count).catch(() => undefined)
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
