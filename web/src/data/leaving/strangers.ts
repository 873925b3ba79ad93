import { accountsHere } from '../session/device-databases'
import { leavingIds } from '../session/leaving'
import { endedUserId, storedSession } from '../session/session'

/** Accounts that have data here and neither a session nor a removal under way: their unsent items wait closed. */
export async function strangers(): Promise<string[]> {
  const known = [storedSession()?.user_id, endedUserId(), ...leavingIds()]
  return (await accountsHere()).filter((id) => !known.includes(id))
}
