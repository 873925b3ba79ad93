import { collectionNames } from '#domain/documents'
import { forgetRescued } from '../kept-drafts/drafts-beside'
import { forgetReceivedOf } from '../received'
import { databaseName, deleteDatabase, isOf, namesHere } from '../session/device-databases'
import { leavingIds, markLeaving, markLeft } from '../session/leaving'
import { endedUserId, forgetSession, storedSession } from '../session/session'
import { endPush } from '../web-push/end-push'
import { strangers } from './strangers'

/** True when nothing is left to do. */
export async function clearRemains(): Promise<boolean> {
  const ended = endedUserId()
  const jobs = [
    ...leavingIds().map((id) => () => removeLeft(id)),
    ...(ended ? [() => sealEnded(ended)] : []),
    ...(await strangers()).map((id) => () => closeStranger(id)),
  ]
  let isClear = true
  for (const job of jobs) {
    await job().catch((error: unknown) => {
      console.info('What an account left on this device could not be removed yet.', error)
      isClear = false
    })
  }
  return isClear
}

async function removeLeft(userId: string): Promise<void> {
  await removeAccountData(userId)
  markLeft(userId)
}

export async function removeAccountData(userId: string): Promise<void> {
  await endPush(userId)
  await forgetReceivedOf(userId)
  forgetRescued(databaseName(userId))
  const names = (await namesHere())?.filter((name) => isOf(userId, name))
  if (!names) return (await import('../store/database')).removeDatabase(userId)
  // Notes of the copy's progress are deleted first: a part of a copy must not pass for the whole.
  await Promise.all(names.filter(isNotes).map(deleteDatabase))
  await Promise.all(names.map(deleteDatabase))
}

const isNotes = (name: string): boolean => name.endsWith('--plugin-local-documents-')

/** Rule A3. */
async function sealEnded(userId: string): Promise<void> {
  // The account has signed in again, perhaps in another tab.
  if (storedSession()?.user_id === userId) return
  await seal(userId)
  if (endedUserId() === userId) forgetSession(userId)
}

/** Unsent items wait for the account's next sign-in; all else is removed. Rules A3 and A4. */
async function closeStranger(userId: string): Promise<void> {
  if (storedSession()?.user_id === userId) return
  const names = (await namesHere())?.filter((name) => isOf(userId, name))
  // A page that is left stores a draft in the last moment, also when signing out.
  if (names?.length === 0) return forgetRescued(databaseName(userId))
  if (names?.some(isCopy)) await seal(userId)
}

async function seal(userId: string): Promise<void> {
  await forgetReceivedOf(userId)
  const { sealDatabase } = await import('../store/database')
  if (await sealDatabase(userId)) {
    // The emptied copies would tell the next start that this account is not closed yet.
    const copies = (await namesHere())?.filter((name) => isOf(userId, name) && isCopy(name)) ?? []
    await Promise.all(copies.map(deleteDatabase))
    return
  }
  // After a crash here, a later start goes on.
  markLeaving(userId)
  await removeLeft(userId)
}

const isCopy = (name: string): boolean => collectionNames.some((collection) => name.endsWith(`--${collection}`))
