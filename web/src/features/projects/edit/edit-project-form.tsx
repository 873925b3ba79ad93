import { texts } from '#texts'
import { DraftTroubleRow } from '../../../components/fields/draft-note'
import { QuotaNote } from '../../../components/fields/quota-note'
import { placeOf } from '../../../components/projects/place-of'
import type { Optimistic } from '../../../data/live/overlay'
import { useProposalsOf } from '../../../data/queries/proposals'
import { Banner } from '../../../ui/feedback/banner'
import { Button } from '../../../ui/forms/buttons/button'
import { Form, FormActions } from '../../../ui/forms/form'
import { FormSection } from '../../../ui/forms/form-section'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { DraftRow } from '../new/draft-row'
import { AddressField, MaterialsSection, WhatSection } from '../new/project-fields'
import { useMayDo } from '../use-may-do'
import { PhotosSection } from './photos-section'
import { ReviewChanges } from './review-changes'
import { useProjectEdit } from './use-project-edit'

const words = texts.editProject
const { action, failed } = texts.corrections.edit

export function EditProjectForm({ project }: { project: Optimistic<'projects'> }) {
  const edit = useProjectEdit(project)
  const may = useMayDo(project)
  const proposals = useProposalsOf(project.id)
  const { form, draft, discarding } = edit
  if (!draft.ready || !edit.photos.isReady || !proposals) return null
  const isOpen = may('edit_project')
  return (
    <>
      {isOpen ? null : (
        <Banner tone="warn" isAnnounced>
          {texts.editProject.notOpen}
        </Banner>
      )}
      {/* Sending opens the review, which saves. */}
      <Form {...form.formProps} isSending={edit.isSaving} aria-label={action}>
        <QuotaNote quota="project_changes" />
        <FormTroubles form={form} errorsTitle={texts.projects.newProject.errorsTitle} refusalTitle={failed('').title} />
        <WhatSection form={form} />
        <FormSection number={2} title={texts.projects.newProject.sections.where} hint={words.place(placeOf(project))}>
          <AddressField form={form} />
        </FormSection>
        <MaterialsSection form={form} isDiscarded={discarding.isDiscarded} />
        <PhotosSection photos={edit.photos} isDiscarded={discarding.isDiscarded} />
        <DraftRow draft={draft} discarding={discarding} hasDraft={draft.savedAt !== '' || edit.photos.changes.added > 0} words={words} />
        <FormActions isSticky={isOpen}>
          <DraftTroubleRow trouble={draft.trouble} />
          {isOpen ? (
            <Button type="submit" variant="primary">
              {words.review}
            </Button>
          ) : null}
        </FormActions>
      </Form>
      <ReviewChanges edit={edit} hasProposers={proposals.some(({ undone_by }) => undone_by === '')} />
    </>
  )
}
