import { useEffect } from 'react'
import { useAccountStore } from '../store/account-store-context'

const FRESH_MS = 5_000

/** Asks for what no poke tells of, where the last round is older. Rule W4. */
export function useFreshRound(): void {
  const { sync } = useAccountStore()
  useEffect(() => {
    const { askedAt, connection } = sync.status()
    // Also where this device's clock was set back.
    if (connection === 'online' && Math.abs(Date.now() - askedAt) > FRESH_MS) sync.tryNow()
  }, [sync])
}
