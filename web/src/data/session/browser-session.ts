import { desktop } from '#desktop'

/** A cookie without an age ends with the browser session, in every tab at once. */
const NAME = 'canteiro_session'

/** app:// has no cookies: the desktop app's main process holds the token for its run, and this page a copy. */
let ofRun = ''

/** Must run before anything reads the session. */
export async function recallRun(): Promise<void> {
  if (desktop) ofRun = await desktop.call('keptForRun', undefined).catch(() => '')
}

/** Never in localStorage. Rule A3. */
export function keptForBrowserSession(): string {
  if (desktop) return ofRun
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${NAME}=`))
  return found?.slice(NAME.length + 1) ?? ''
}

/** '' removes the token. */
export function keepForBrowserSession(token: string): void {
  if (!desktop) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${NAME}=${token}; path=/; SameSite=Strict${secure}${token === '' ? '; max-age=0' : ''}`
    return
  }
  ofRun = token
  desktop.call('keepForRun', token).catch((error: unknown) => console.info('The app kept no session for its run.', error))
}
