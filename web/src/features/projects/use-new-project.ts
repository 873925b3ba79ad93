import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { type PublishProject, publishProjectArgs } from '#domain/commands/publish-project'
import { fieldErrorsOf } from '#domain/fields'
import { links } from '#links'
import { newIdOf } from '#new-id'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../components/field-texts'
import type { Place } from '../../components/place-fields'
import { useDispatch } from '../../data/commands/use-dispatch'
import { draftNames } from '../../data/drafts/draft-names'
import { useDraft } from '../../data/drafts/drafts'
import { useDiscardDraft } from '../../data/drafts/use-discard-draft'
import { useMyAccount } from '../../data/queries/account'
import { useAccountStore } from '../../data/store/account-store-context'
import { discardDraftPhotos, forgetDiscardedPhotos, sendDraftPhotos } from '../../data/uploads/draft-photos'
import { showToast } from '../../ui/feedback/toasts'
import { useForm } from '../../ui/forms/use-form'
import { useNewPhotos } from './photos/use-new-photos'
import { emptyProject, givenArgs, isProjectDraft } from './project-draft'

const words = texts.projects.newProject

/** The fields that can be wrong, in the order of the form. */
const projectLabels = {
  title: words.projectTitle,
  description: words.description,
  budget: words.budget,
  state: texts.settings.fields.state,
  city: texts.settings.fields.city,
  address: words.address,
} as const

const noPlace: Place = { state: '', city: '' }

/** The project that is being written: its draft, what is wrong with it, and its way out. */
export function useNewProject() {
  const store = useAccountStore()
  const [unusedId] = useState(() => newIdOf(store.userId))
  const draft = useDraft(draftNames.newProject, emptyProject, isProjectDraft)
  const account = useMyAccount()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isBudgetReadable, setBudgetReadable] = useState(true)
  const [isReviewing, setReviewing] = useState(false)
  const [isPublishing, setPublishing] = useState(false)

  // Photos alone are a draft too: its note and its way out show.
  const photos = useNewPhotos(unusedId, () => draft.setValue((typed) => ({ ...typed })))
  const { projectId } = photos
  const discarding = useDiscardDraft(draft, {
    name: draftNames.newProject,
    empty: emptyProject,
    together: (id, bringBack) =>
      discardDraftPhotos(store, id, async (left) => {
        await bringBack()
        if (left > 0) showToast({ title: words.photosNotBack(left) })
      }),
  })

  const profile = account?.document
  const hasProfilePlace = Boolean(profile?.state && profile.city)
  const place = draft.value.place ?? (profile ? { state: profile.state, city: profile.city } : noPlace)
  const given = givenArgs(projectId, draft.value, place)
  const form = useForm({ id: 'project', typed: draft, check, send: review, labels: projectLabels })

  function check() {
    const wrong = fieldErrorsOf(publishProjectArgs, given)
    return fieldTexts(isBudgetReadable ? wrong : { ...wrong, budget: 'amount_invalid' })
  }

  async function review(): Promise<void> {
    setReviewing(true)
  }

  async function publish(): Promise<void> {
    const parsed = v.safeParse(publishProjectArgs, given)
    if (!parsed.success || isPublishing) return
    setPublishing(true)
    try {
      const published = await give(parsed.output)
      if (published.ok) {
        await sendDraftPhotos(store)
        await draft.discard()
        await navigate(links.project(projectId))
        return
      }
      setReviewing(false)
      form.refuse(errorText(published.code))
    } finally {
      setPublishing(false)
    }
  }

  async function give(project: PublishProject) {
    await photos.settled()
    const forgotten = await forgetDiscardedPhotos(store, projectId)
    if (!forgotten.ok) return forgotten
    const { state, city } = project
    // A profile without a place gets this one first. Product 13.
    const saved = hasProfilePlace ? forgotten : await dispatch('edit_account', { state, city })
    return saved.ok ? draft.giving((id) => dispatch('publish_project', project, id)) : saved
  }

  return {
    form,
    draft,
    // What was removed before the whole draft was comes back with it, not alone.
    photos: discarding.isDiscarded ? { ...photos, tiles: photos.tiles.filter(({ isRemoved }) => !isRemoved) } : photos,
    discarding,
    setBudgetReadable,
    /** False until the account has been looked for on this device. */
    isReady: draft.ready && photos.isReady && account !== undefined,
    hasProfile: profile !== undefined,
    hasProfilePlace,
    place,
    given,
    isReviewing,
    closeReview: () => setReviewing(false),
    isPublishing,
    publish,
  }
}

export type NewProject = ReturnType<typeof useNewProject>
