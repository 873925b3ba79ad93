import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { publishProjectArgs } from '#domain/commands/publish-project'
import { fieldErrorsOf } from '#domain/fields'
import { isState } from '#domain/values/place'
import { links } from '#links'
import { newIdOf } from '#new-id-of'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import type { Place } from '../../../components/fields/place-fields'
import { projectLabels } from '../../../components/projects/project-fields'
import { useIsShown } from '../../../components/use-is-shown'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useDraft } from '../../../data/drafts/drafts'
import { useDiscardDraft } from '../../../data/drafts/use-discard-draft'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { useMyAccount } from '../../../data/queries/account'
import type { AccountStore } from '../../../data/store/account-store'
import { useAccountStore } from '../../../data/store/account-store-context'
import { discardDraftPhotos, idOfNewProject, sendDraftPhotos } from '../../../data/uploads/draft-photos'
import { showToast } from '../../../ui/feedback/toasts'
import { useForm } from '../../../ui/forms/use-form'
import { useNewPhotos } from '../photos/use-new-photos'
import { emptyProject, isProjectDraft, saidIn } from './project-draft'

const words = texts.projects.newProject

/** Outlive their form: a reopened one must not publish twice. */
const publishing = new WeakMap<AccountStore['database'], Promise<unknown>>()

const noPlace: Place = { state: '', city: '' }

export function useNewProject() {
  const store = useAccountStore()
  const [unusedId] = useState(() => newIdOf(store.userId))
  const draft = useDraft(draftNames.newProject, emptyProject, isProjectDraft)
  const account = useMyAccount()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isReviewing, setReviewing] = useState(false)
  const [isPublishing, setPublishing] = useState(false)

  const isShown = useIsShown()
  useEffect(() => {
    // Left while publishing, and back.
    const going = publishing.get(store.database)
    if (!going) return
    setPublishing(true)
    void going.finally(() => {
      setReviewing(false)
      setPublishing(false)
    })
  }, [store.database])

  const photos = useNewPhotos(unusedId, () => draft.savedAt === '' && draft.setValue((typed) => ({ ...typed })))
  const discarding = useDiscardDraft(draft, {
    name: draftNames.newProject,
    empty: emptyProject,
    async together() {
      const undo = await discardDraftPhotos(store)
      return async () => {
        const left = await undo()
        if (left > 0) showToast({ title: words.photosNotBack(left) })
      }
    },
  })

  const profile = account?.document
  const hasProfilePlace = Boolean(profile?.state && profile.city)
  const place = draft.value.place ?? (profile ? { state: profile.state, city: profile.city } : noPlace)
  const given = { ...saidIn(draft.value), ...place, project_id: unusedId }
  const form = useForm({ id: 'project', typed: draft, check, send: review, labels: projectLabels })

  function check() {
    return fieldTexts(fieldErrorsOf(publishProjectArgs, given))
  }

  async function review(): Promise<void> {
    setReviewing(true)
  }

  async function publish(): Promise<void> {
    if (publishing.has(store.database)) return
    const going = publishAndTell()
    publishing.set(store.database, going)
    setPublishing(true)
    try {
      await going
    } finally {
      publishing.delete(store.database)
      setPublishing(false)
    }
  }

  async function publishAndTell(): Promise<void> {
    const published = await dispatchAll()
    if (published.ok) {
      await sendDraftPhotos(store)
      await draft.discard()
      // Who has left the form stays there; the answer makes a toast.
      if (isShown.current) await navigate(links.project(published.id), { replace: true })
      return
    }
    const reason = errorText(published.code)
    if (!isShown.current) return void showToast({ ...words.failed(reason), tone: 'bad' })
    setReviewing(false)
    form.refuse(reason)
  }

  async function dispatchAll(): Promise<{ ok: true; id: string } | { ok: false; code: string }> {
    await photos.settled()
    const chosen = await idOfNewProject(store, unusedId)
    if (!chosen.ok) return chosen
    const { id } = chosen
    const { state, city } = given
    if (!isState(state)) return { ok: false, code: 'malformed' }
    // A profile without a place gets this one. Product 13.
    const saved = hasProfilePlace ? chosen : await dispatch('edit_account', { state, city })
    if (!saved.ok) return saved
    const published = await draft.dispatching((command) => dispatch('publish_project', { ...given, state, project_id: id }, command))
    if (!published.ok) return published
    // Another tab has published under this id: the next press takes another.
    return published.queued ? { ok: true, id } : { ok: false, code: 'unknown' }
  }

  return {
    form,
    draft,
    photos: discarding.isDiscarded ? { ...photos, tiles: photos.tiles.filter(({ isRemoved }) => !isRemoved) } : photos,
    discarding,
    /** False until the account was looked for. */
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
