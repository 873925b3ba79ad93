import { isSameDay } from 'date-fns/isSameDay'
import { texts } from '#texts'
import { clockTime, shortDate } from '../../components/times/times'
import type { SyncState } from '../../data/queries/sync-state'

export type SyncWords = {
  kind: 'storage' | 'suspended' | 'offline' | 'unreachable' | 'refused' | 'sending' | 'first_load'
  tone: 'neutral' | 'warn' | 'bad'
  text: string
  /** Leads to Pendências; '' without items. */
  pending: string
  /** Only a reload opens the database again, as after iOS has closed it in the background; an installed app has no button for that. */
  needsReload?: boolean
}

/** null when all is well. An ended session has its own component. Product 36. */
export function syncWords(state: SyncState, now: number): SyncWords | null {
  const { connection, updatedAt, unsent, refused, storage, suspended } = state
  const pending = [unsent > 0 && texts.sync.waitingShort(unsent), refused > 0 && texts.sync.refused(refused)].filter(Boolean).join(' · ')
  const since = updatedAt && ` · ${updatedText(updatedAt, now)}`
  if (storage === 'full') return { kind: 'storage', tone: 'bad', text: texts.sync.storageFull, pending }
  if (storage === 'broken') return { kind: 'storage', tone: 'bad', text: texts.sync.storageBroken, pending, needsReload: true }
  if (suspended)
    return { kind: 'suspended', tone: 'bad', text: `${asSentence(texts.sync.suspended(suspended))} ${texts.sync.suspendedHelp}`, pending }
  if (connection === 'offline') return { kind: 'offline', tone: 'warn', text: texts.sync.offline + since, pending }
  if (connection === 'unreachable') return { kind: 'unreachable', tone: 'warn', text: texts.sync.waitingWords.waiting_server, pending }
  if (refused > 0) return { kind: 'refused', tone: 'bad', text: texts.sync.refused(refused), pending: texts.sync.seeOutbox }
  if (unsent > 0) return { kind: 'sending', tone: 'neutral', text: texts.sync.waitingWords.sending, pending }
  return connection === 'starting' && !updatedAt ? { kind: 'first_load', tone: 'neutral', text: texts.sync.firstLoad, pending: '' } : null
}

/** An administrator's reason ends with a full stop, or without. */
const asSentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)

/** '' when everything was sent. */
export const unsentWords = ({ unsent, refused }: Pick<SyncState, 'unsent' | 'refused'>): string =>
  [unsent > 0 && texts.sync.waiting(unsent), refused > 0 && texts.sync.refused(refused)].filter(Boolean).join(' · ')

/** 'Atualizado às 14:32', of another day 'Atualizado em 19/11 às 14:32'. */
function updatedText(updatedAt: string, now: number): string {
  const [at, time] = [new Date(updatedAt), clockTime(updatedAt)]
  return isSameDay(at, now) ? texts.sync.updatedAt(time) : texts.sync.updatedOn(shortDate(at), time)
}
