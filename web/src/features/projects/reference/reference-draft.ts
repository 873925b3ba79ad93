import * as v from 'valibot'
import { MOST_REFERENCE, onTimeAnswers, type Reference } from '#domain/projects/reference'
import { written } from '#domain/values/written-text'
import { texts } from '#texts'
import { changesOf } from '../../../data/drafts/changes-of'
import { draftOver } from '../../../data/drafts/draft-over'
import { useDraft } from '../../../data/drafts/drafts'
import { draftNames } from '../../../data/kept-drafts/draft-names'

const form = v.object({ again: v.nullable(v.picklist(['yes', 'no'])), on_time: v.nullable(v.picklist(onTimeAnswers)), text: v.string() })
export type ReferenceForm = v.InferOutput<typeof form>

const typedReference = v.partial(form)
type TypedReference = Partial<ReferenceForm>

const nothingTyped: TypedReference = {}
const isTyped = (kept: unknown): kept is TypedReference => v.is(typedReference, kept)

const formOf = (had: Reference | null): ReferenceForm =>
  had ? { again: had.again ? 'yes' : 'no', on_time: had.on_time, text: had.text } : { again: null, on_time: null, text: '' }

/** Draft of what differs from the reference that is there. Product 38. */
export function useReferenceDraft(projectId: string, had: Reference | null) {
  const start = formOf(had)
  const kept = useDraft(draftNames.reference(projectId), nothingTyped, isTyped)
  const draft = draftOver(
    kept,
    start,
    (touched): ReferenceForm => ({ ...start, ...touched }),
    (_, __, after) => changesOf(after, start),
  )
  return { ...draft, isBegun: Object.keys(kept.value).length > 0 }
}

export type ReferenceDraft = ReturnType<typeof useReferenceDraft>

const { missing } = texts.reference.question

export const referenceProblems = ({ again, on_time, text }: ReferenceForm) => ({
  again: again ? undefined : missing,
  on_time: on_time ? undefined : missing,
  text: written(text).length > MOST_REFERENCE ? texts.errors.fields.too_long : undefined,
})
