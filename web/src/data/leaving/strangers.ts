import { accountsHere } from '../session/device-databases'
import { leavingIds } from '../session/leaving'
import { endedUserId, storedSession } from '../session/session'

/** Accounts with data here and neither a session nor a removal under way. */
export async function strangers(): Promise<string[]> {
  const known = [storedSession()?.user_id, endedUserId(), ...leavingIds()]
  return (await accountsHere()).filter((id) => !known.includes(id))
}
