import { links } from '#links'
import { texts } from '#texts'
import { refusalText } from '../../components/refusal-text'
import type { AnswerListener, SettledUploads } from '../../data/store/account-store'
import { countsForPeople, goesBack } from '../../data/store/unsent-count'
import type { Toast } from '../../ui/feedback/toasts'
import { uploadViewOf } from '../../verbs/upload-views'
import type { VerbView } from '../../verbs/verb-view'
import { viewOf } from '../../verbs/verb-views'

type Answered = Parameters<AnswerListener>[0]
type Row = Answered['accepted'][number]

/** Commands accepted sooner need no toast where their verb has none of its own. */
const LEFT_BEHIND_MS = 2_000

/** `now` is this device's clock. */
export function answeredToasts({ accepted, refused }: Answered, now: number): Toast[] {
  const [taken] = takenToast(accepted, now)
  const [notTaken] = refusedToast(refused, now)
  if (!taken || !notTaken) return [taken ?? notTaken].filter((toast) => toast !== undefined)
  // One toast is visible at a time, so the refusal leads and includes the rest.
  return [{ ...notTaken, description: sentences(notTaken.description, taken.title) }]
}

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ')

function takenToast(accepted: Row[], now: number): Toast[] {
  const counted = accepted.filter(countsForPeople)
  const [only] = counted
  if (counted.length === 1 && only) return withTone('ok', viewOf(only).done)
  // The chat marks each message as 'Enviada'.
  if (counted.every(({ verb }) => verb === 'send_message')) return []
  const isNews = counted.some((row) => viewOf(row).done !== null || now - Date.parse(row.at) >= LEFT_BEHIND_MS)
  return isNews ? [{ ...texts.sync.sentToast(counted.length), tone: 'ok' }] : []
}

function refusedToast(refused: Row[], now: number): Toast[] {
  const kept = refused.filter((row) => countsForPeople(row) && !goesBack(row))
  const [only] = kept
  const [returned] = refused.filter(goesBack)
  // Returned words are in their field again and no item of Pendências.
  if (!only && returned) return withTone('bad', viewOf(returned).failed?.(refusalText(returned, now)) ?? null)
  const words = kept.length === 1 && only ? (viewOf(only).failed?.(refusalText(only, now)) ?? null) : null
  const action = { text: texts.sync.seeOutbox, href: links.outbox() }
  if (kept.length > 1) return [{ title: texts.sync.refused(kept.length), tone: 'bad', action }]
  return withTone('bad', words).map((toast) => ({ ...toast, action }))
}

const withTone = (tone: NonNullable<Toast['tone']>, words: VerbView['done']): Toast[] => (words ? [{ ...words, tone }] : [])

/** Sent photos are named by project. Product 30 and 73. */
export function uploadToasts({ sent, refused }: SettledUploads): Toast[] {
  const taken = sent.flatMap(({ record }) => withTone('ok', uploadViewOf(record).done)).slice(0, 1)
  const [first] = refused
  if (!first) return taken
  const words = uploadViewOf(first.record).failed(refusalText(first, Date.now()))
  return [...taken, { ...words, tone: 'bad', action: { text: texts.sync.seeOutbox, href: links.outbox() } }]
}
