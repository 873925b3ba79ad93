import type { ArgsOf } from '#domain/commands'
import { acceptAtOnce, storageFailure } from '../../sync'
import type { AccountStore } from '../store/account-store'
import { prepareRow } from './dispatch'

export type Accepted = { ok: true } | { ok: false; code: string }

/** Now or not at all (product 14). Rules P6 and P11. */
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
  // A pull without the stored row would leave it optimistic until the next one.
  account.sync.tryNow()
  if (reply.ok) return reply
  return { ok: false, code: reply.code === 'pull_first' ? 'unreachable' : reply.code }
}
