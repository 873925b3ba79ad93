import { desktop } from '#desktop'

/** 0 removes the badge. Does nothing where the platform has none or forbids it. */
export function showBadge(count: number): void {
  void desktop?.call('showUnread', count).catch(() => undefined)
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  shown.catch(() => undefined)
}
