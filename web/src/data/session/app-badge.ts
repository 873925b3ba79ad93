import { desktop } from '#desktop'

/** The number on the installed app's icon; 0 takes it away. Where there is no such thing, or it is not allowed, nothing happens. */
export function showBadge(count: number): void {
  void desktop?.call('showUnread', count).catch(() => undefined)
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
