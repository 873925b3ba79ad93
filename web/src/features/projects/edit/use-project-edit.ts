import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { editProjectArgs } from '#domain/commands/edit-project'
import type { Project } from '#domain/documents'
import { fieldErrorsOf } from '#domain/fields'
import { links } from '#links'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../../components/fields/field-texts'
import { projectLabels } from '../../../components/projects/project-fields'
import { useIsShown } from '../../../components/use-is-shown'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { changesOf } from '../../../data/drafts/changes-of'
import { draftOver, withoutEmpties } from '../../../data/drafts/draft-over'
import { useDraft } from '../../../data/drafts/drafts'
import { useDiscardDraft } from '../../../data/drafts/use-discard-draft'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { useAccountStore } from '../../../data/store/account-store-context'
import { storageFailure } from '../../../data/store/storage-failure'
import { discardAddedPhotos } from '../../../data/uploads/edit-photos'
import { showToast } from '../../../ui/feedback/toasts'
import { useForm } from '../../../ui/forms/use-form'
import { draftOf } from '../new/project-draft'
import { changedParts, editedDraft, givenEdit, isTypedEdit, nothingTyped, type Parts } from './project-edit'
import { useEditPhotos } from './use-edit-photos'

export function useProjectEdit(project: Project) {
  const start = draftOf(project)
  const name = draftNames.edit(project.id)
  const kept = useDraft(name, nothingTyped, isTypedEdit)
  const draft = draftOver(
    kept,
    start,
    (touched) => editedDraft(start, touched),
    (touched, before, after) => ({ ...touched, ...changesOf(after, before) }),
  )
  const photos = useEditPhotos(project, {
    removed: kept.value.photos_removed ?? [],
    setRemoved: (next) =>
      kept.setValue((touched) => withoutEmpties({ ...touched, photos_removed: [...next(touched.photos_removed ?? [])] }, { photos_removed: [] })),
    // Photos alone are a draft too.
    onChange: () => kept.savedAt === '' && kept.setValue((touched) => ({ ...touched })),
  })
  const account = useAccountStore()
  const discarding = useDiscardDraft(kept, { name, empty: nothingTyped, together: () => discardAddedPhotos(account, project.id) })
  const [edition] = useState(newId)
  const given = givenEdit(project.id, edition, draft.value)
  const changed = changedParts(project, given)
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [isReviewing, setReviewing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isShown = useIsShown()
  const form = useForm({ id: 'project', typed: draft, check: () => fieldTexts(fieldErrorsOf(editProjectArgs, given)), send, labels: projectLabels })

  /** Sending opens the review, which saves. */
  async function send(): Promise<void> {
    if (Object.keys(changed ?? {}).length + photos.changes.added + photos.changes.removed > 0) setReviewing(true)
    else showToast(texts.editProject.nothing)
  }

  async function save(): Promise<void> {
    if (!changed || isSaving) return
    setSaving(true)
    try {
      await saveAndTell(changed)
    } finally {
      setSaving(false)
    }
  }

  async function saveAndTell(parts: Parts): Promise<void> {
    const saved = await dispatchEdit(parts)
    if (saved.ok) {
      await photos.onSaved()
      await draft.discard()
      // Who has left the form stays there.
      if (isShown.current) await navigate(links.project(project.id), { replace: true })
      return
    }
    const reason = errorText(saved.code)
    if (!isShown.current) return void showToast({ ...texts.corrections.edit.failed(reason), tone: 'bad' })
    setReviewing(false)
    form.refuse(reason)
  }

  async function dispatchEdit(parts: Parts): Promise<{ ok: true } | { ok: false; code: string }> {
    try {
      const args = { project_id: project.id, edition, ...parts, ...(await photos.args()) }
      return await draft.dispatching((id) => dispatch('edit_project', args, id))
    } catch (error) {
      return storageFailure('The photos of an edit could not be read.', error)
    }
  }

  return {
    form,
    draft,
    photos,
    discarding,
    /** Reviewed and saved. */
    changed: changed ?? {},
    isReviewing,
    closeReview: () => setReviewing(false),
    isSaving,
    save,
  }
}

export type ProjectEdit = ReturnType<typeof useProjectEdit>
