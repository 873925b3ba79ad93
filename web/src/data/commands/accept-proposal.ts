import type { ArgsOf } from '#domain/commands'
import { acceptAtOnce, storageFailure } from '../../sync'
import type { AccountStore } from '../store/account-store'
import { prepareRow } from './dispatch'

export type Accepted = { ok: true } | { ok: false; code: string }

/** Accepts a proposal on the server, now or not at all (product 14). Rules P6 and P11. */
export async function acceptProposal(account: AccountStore, args: ArgsOf<'accept_proposal'>): Promise<Accepted> {
  try {
    return await accept(account, args)
  } catch (error) {
    return storageFailure('This device could not read what an acceptance needs.', error)
  }
}

async function accept(account: AccountStore, args: ArgsOf<'accept_proposal'>): Promise<Accepted> {
  const prepared = await prepareRow(account, 'accept_proposal', args)
  if (!prepared.ok) return prepared
  const reply = await acceptAtOnce(account.database, account.transport, prepared.row)
  // The row of the acceptance is stored by now: a pull that found none would leave it optimistic until the next one.
  account.sync.tryNow()
  if (reply.ok) return reply
  // A server that wants a pull first counts for the person as unreachable.
  return { ok: false, code: reply.code === 'pull_first' ? 'unreachable' : reply.code }
}
