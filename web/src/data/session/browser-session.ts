import { desktop } from '#desktop'

/** A cookie without an age ends with the browser session, in every tab at once. Under app:// there is none: the run of the desktop app stands for it. */
const NAME = 'canteiro_session'

/** The name of a run of the desktop app is a mark, which may be stored, and after it what must not outlive the run. */
const MARK_LENGTH = 36

/** What is kept for this browser session and no longer, '' without: nothing of it is on the disk. */
export function keptForBrowserSession(): string {
  if (!desktop) return cookie()
  return localStorage.getItem(NAME) === markOf(desktop.sessionId) ? desktop.sessionId.slice(MARK_LENGTH) : ''
}

/** Keeps `value` for this browser session; the desktop app has a value of its own for that. */
export function keepForBrowserSession(value: string): void {
  if (desktop) localStorage.setItem(NAME, markOf(desktop.sessionId))
  else document.cookie = `${NAME}=${value}; path=/; SameSite=Strict`
}

export function forgetBrowserSession(): void {
  if (desktop) localStorage.removeItem(NAME)
  else document.cookie = `${NAME}=; path=/; max-age=0; SameSite=Strict`
}

const markOf = (sessionId: string): string => sessionId.slice(0, MARK_LENGTH)

function cookie(): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`))
  return found?.slice(NAME.length + 1) ?? ''
}
