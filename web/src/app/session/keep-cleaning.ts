import { deviceStore, isStorageBlocked } from '../../browser-store'

/** A first visit loads nothing for it. Rules A2 and A3. */
export async function keepCleaning(): Promise<void> {
  if (isStorageBlocked() || (await isUntouched())) return
  const { cleanAgainAndAgain } = await import('./clean-again')
  cleanAgainAndAgain()
}

async function isUntouched(): Promise<boolean> {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => null)
  return databases?.length === 0 && deviceStore.keys().length === 0
}
