import { endedSession, forgetSession, storedSession } from './session'

let sealing: Promise<void> = Promise.resolve()

/** Takes away what a browser session that is over has left, once a start, one tab after the other. Rule A3. */
export function sealEndedSession(): void {
  const ended = endedSession()
  if (!ended) return
  const seal = async () => {
    const { sealDatabase } = await import('./database')
    // Whoever has signed in again meanwhile, perhaps in another tab, keeps what is here.
    if (storedSession()?.user_id === ended.user_id) return
    await sealDatabase(ended.user_id)
    if (endedSession()?.user_id === ended.user_id) forgetSession()
  }
  sealing = navigator.locks
    .request('canteiro-seal', seal)
    .catch((error: unknown) => console.info('The copy of a session that ended could not be removed yet.', error))
}

/** Resolves when nothing is being taken away: no account is opened before. */
export const whenSealed = (): Promise<void> => sealing
