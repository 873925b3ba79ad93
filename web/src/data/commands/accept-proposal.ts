import type { ArgsOf } from '#domain/commands'
import { newId } from '#new-id'
import { keepAcceptance, requestAcceptance } from '../../sync'
import type { AccountStore } from '../store/account-store'
import { prepareRow } from './dispatch'

export type Accepted = { ok: true } | { ok: false; code: string }

/**
 * Accepts a proposal on the server, now or not at all (product 14). Once the server has it, it is shown like any accepted command until a pull
 * brings it (rule P6), and kept for a restored server (P11).
 */
export async function acceptProposal(account: AccountStore, args: ArgsOf<'accept_proposal'>): Promise<Accepted> {
  const prepared = await prepareRow(account, 'accept_proposal', args)
  if (!prepared.ok) return prepared
  const id = newId()
  const reply = await requestAcceptance(account.database, account.transport, id, args)
  if (!reply.ok) {
    account.sync.tryNow()
    // To its person, a server that wants a pull first is one that could not be asked just now.
    return { ok: false, code: reply.code === 'pull_first' ? 'unreachable' : reply.code }
  }
  // The row first: a pull that finds none would leave it optimistic until the next one.
  await keepAcceptance(account.database, { ...prepared.row, id }, reply.value)
    // It is accepted all the same, and the pull brings it.
    .catch((error: unknown) => console.info('An acceptance could not be kept on this device.', error))
  account.sync.tryNow()
  return { ok: true }
}
