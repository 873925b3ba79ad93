import * as v from 'valibot'
import type { Project, Proposal } from '#domain/documents'

/** 'Terminou no prazo combinado?' 'none': there was no term. */
export const onTimeAnswers = ['yes', 'no', 'none'] as const

/** By the owner of the deal of `accepted_at`; texts and times are '' where there is none. Product 129. */
export const reference = v.object({
  accepted_at: v.string(),
  /** 'Contrataria de novo?' */
  again: v.boolean(),
  on_time: v.picklist(onTimeAnswers),
  text: v.string(),
  at: v.string(),
  /** Others read it after this moment, and its provider may reply: the end of the week in which the project can be reopened. */
  shown_from: v.string(),
  reply: v.string(),
  /** Its provider's first reply, which a withdrawal leaves. */
  replied_at: v.string(),
  /** An administrator's reason. Product 130. */
  removed: v.string(),
  /** That of the reply, which is '' since. Absent where it was not removed. */
  reply_removed: v.optional(v.string()),
})

export type Reference = v.InferOutput<typeof reference>

/** Letters of the owner's text and of the reply. */
export const MOST_REFERENCE = 500
const DAY_MS = 86_400_000

/** null where none is given of this deal. */
export const referenceOf = (proposal: Proposal, { accepted_at }: Pick<Project, 'accepted_at'>): Reference | null =>
  proposal.reference?.accepted_at === accepted_at ? proposal.reference : null

/** Past its week, of a project that is completed still, and not removed. Others read it only of a work that counts. Product 129. */
export const isShown = ({ removed, shown_from }: Reference, { status }: Pick<Project, 'status'>, now: string): boolean =>
  status === 'completed' && removed === '' && now > shown_from

/** The first reply is free of time; it is changed within 7 days, and not made anew once an administrator has removed it. */
export const mayChangeReply = ({ replied_at, reply_removed }: Reference, now: string): boolean =>
  !reply_removed && (replied_at === '' || Date.parse(now) <= Date.parse(replied_at) + 7 * DAY_MS)
