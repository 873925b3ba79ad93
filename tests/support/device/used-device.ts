import { newId } from '#new-id'
import { writtenNow } from '../../../web/src/data/kept-drafts/draft-places'
import { draftKey } from '../../../web/src/data/kept-drafts/kept-draft'
import { openDatabase } from '../../../web/src/data/store/database'
import { addAvatar, addRow } from '../../../web/src/sync'
import { aNotification, anAccount, aProject, joao } from '../../domain/builders'
import { queuedRow, refusedRow } from '../../web/outbox/rows'
import { picture, pictureOf, picturesOf } from '../data/pictures'
import { hold } from './hold'
import { type RecordedDatabase, recordDatabases, restoreDatabases } from './recorded-database'

/** The device's person. */
export const usedBy = joao.id

/** In order. */
export const made = [
  ['send_proposal', { cover_letter: 'Chegou tarde.' }],
  ['send_proposal', { cover_letter: 'Ainda não foi enviada.' }],
  ['edit_account', { full_name: 'João Batista Filho' }],
] as const

let recorded: RecordedDatabase[] | undefined

/** A copy of the server's documents, one refused and two unsent commands, a draft, and a waiting avatar. */
export async function leaveUsedDevice(): Promise<void> {
  if (recorded) return restoreDatabases(recorded)
  const database = await openDatabase(usedBy)
  await hold(database, 'users', [anAccount({ id: usedBy, full_name: joao.full_name })])
  await hold(database, 'projects', [aProject()])
  await hold(database, 'notifications', [aNotification({ user_id: usedBy })])
  const progress = { start: 3, checkpoint: { head: 14, floors: {} } }
  const collections = { users: progress, projects: progress, notifications: progress }
  await database.upsertLocal('feed', { token: 'start', seen: 14, now: '2026-11-20T12:00:00.000Z', collections, sweeping: [] })
  const [late, unsent, edit] = made
  await addRow(database, refusedRow(late[0], late[1], 'parent_missing', { id: newId() }))
  await addRow(database, queuedRow(unsent[0], unsent[1], { id: newId() }))
  await addRow(database, queuedRow(edit[0], edit[1], { id: newId() }))
  await database.upsertLocal(draftKey('proposal:aproject'), writtenNow({ cover_letter: 'Meio escrita' }, []))
  await addAvatar(database, usedBy, picturesOf(pictureOf(picture.png)))
  await database.close()
  recorded = await recordDatabases()
}
