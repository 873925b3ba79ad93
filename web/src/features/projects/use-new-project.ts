import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { type FieldError, fieldErrorsOf } from '#domain/fields'
import { newId } from '#domain/ids'
import { useDraft } from '../../data/drafts'
import type { NotGiven } from '../../data/give'
import { useMyAccount } from '../../data/queries/account'
import { useGive } from '../../data/use-give'
import { links } from '../../links'
import type { Place } from '../../pieces/place-fields'
import { emptyProject, givenArgs, isProjectDraft, type ProjectDraft } from './project-draft'

const noPlace: Place = { state: '', city: '' }

/** The project that is being written: its draft, what is wrong with it, and its way out. */
export function useNewProject() {
  const [projectId] = useState(() => newId())
  const draft = useDraft('new-project', emptyProject, isProjectDraft)
  const account = useMyAccount()
  const give = useGive()
  const navigate = useNavigate()
  const [isBudgetReadable, setBudgetReadable] = useState(true)
  const [isReviewing, setReviewing] = useState(false)
  /** How often one has tried to go on with errors; none are shown before the first. */
  const [failedChecks, setFailedChecks] = useState(0)
  const [refusal, setRefusal] = useState<NotGiven | null>(null)
  const [isPublishing, setPublishing] = useState(false)

  const profile = account?.document
  const hasProfilePlace = Boolean(profile?.state && profile.city)
  const place = draft.value.place ?? (profile ? { state: profile.state, city: profile.city } : noPlace)
  const given = givenArgs(projectId, draft.value, place)
  const errors: Partial<Record<string, FieldError>> = fieldErrorsOf(publishProjectArgs, given)
  if (!isBudgetReadable) errors.budget = 'amount_invalid'

  function review(): void {
    setRefusal(null)
    if (Object.keys(errors).length > 0) setFailedChecks((count) => count + 1)
    else setReviewing(true)
  }

  async function publish(): Promise<void> {
    const parsed = v.safeParse(publishProjectArgs, given)
    if (!parsed.success || isPublishing) return
    setPublishing(true)
    const { state, city } = parsed.output
    // A profile without a place gets this one first. Product 13.
    const saved = hasProfilePlace ? { ok: true as const } : await give('edit_account', { state, city })
    const published = saved.ok ? await give('publish_project', parsed.output) : saved
    if (published.ok) {
      await draft.discard()
      await navigate(links.project(projectId))
      return
    }
    setPublishing(false)
    setReviewing(false)
    setRefusal(published.code)
  }

  return {
    draft,
    change: (change: Partial<ProjectDraft>) => draft.setValue((newest) => ({ ...newest, ...change })),
    setBudgetReadable,
    /** False until the account has been looked for on this device. */
    isReady: draft.ready && account !== undefined,
    hasProfile: profile !== undefined,
    hasProfilePlace,
    place,
    given,
    errors: failedChecks > 0 ? errors : {},
    failedChecks,
    refusal,
    isReviewing,
    closeReview: () => setReviewing(false),
    isPublishing,
    review,
    publish,
  }
}

export type NewProject = ReturnType<typeof useNewProject>
