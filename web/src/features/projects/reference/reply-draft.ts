import * as v from 'valibot'
import { changesOf } from '../../../data/drafts/changes-of'
import { draftOver } from '../../../data/drafts/draft-over'
import { useDraft } from '../../../data/drafts/drafts'
import { draftNames } from '../../../data/kept-drafts/draft-names'

const typedReply = v.object({ reply: v.optional(v.string()) })
type TypedReply = { reply?: string | undefined }

const nothingTyped: TypedReply = {}
const isTyped = (kept: unknown): kept is TypedReply => v.is(typedReply, kept)

/** `had`: the reply that is there. Product 38. */
export function useReplyDraft(projectId: string, had: string) {
  const start = { reply: had }
  const kept = useDraft(draftNames.reply(projectId), nothingTyped, isTyped)
  const draft = draftOver(
    kept,
    start,
    ({ reply = had }): { reply: string } => ({ reply }),
    (_, __, after): TypedReply => changesOf(after, start),
  )
  return { ...draft, isBegun: kept.value.reply !== undefined }
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>
