import { texts } from '#texts'
import { definitionOf } from '../../../components/fields/definition-of'
import { DraftTroubleRow } from '../../../components/fields/draft-note'
import { QuotaNote } from '../../../components/fields/quota-note'
import { ReviewDialog } from '../../../components/fields/review-dialog'
import { placeOf } from '../../../components/projects/place-of'
import { projectFields } from '../../../components/projects/project-fields'
import type { Optimistic } from '../../../data/live/overlay'
import { useProposalsOf } from '../../../data/queries/proposals'
import { Banner } from '../../../ui/feedback/banner'
import { Button } from '../../../ui/forms/buttons/button'
import { Form, FormActions } from '../../../ui/forms/form'
import { FormSection } from '../../../ui/forms/form-section'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { DraftRow } from '../new/draft-row'
import { leftOutItems } from '../new/left-out-items'
import { AddressField, MaterialsSection, WhatSection } from '../new/project-fields'
import { useMayDo } from '../use-may-do'
import { PhotosSection } from './photos-section'
import { type ProjectEdit, useProjectEdit } from './use-project-edit'

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

/** `hasProposers`: they are told. */
type Props = { edit: ProjectEdit; hasProposers: boolean }

/** Shows the changes only. */
const ReviewChanges = ({ edit, hasProposers }: Props) => (
  <ReviewDialog
    isOpen={edit.isReviewing}
    onClose={edit.closeReview}
    onSend={() => void edit.save()}
    isSending={edit.isSaving}
    words={{ ...texts.editProject, reviewText: hasProposers ? texts.editProject.toldText : texts.editProject.untoldText }}
    items={[
      ...projectFields.flatMap((field) => (field.name in edit.changed ? [definitionOf(field, edit.changed[field.name])] : [])),
      ...leftOutItems(edit.draft.value.products),
      ...photoItems(edit.photos.changes),
    ]}
  />
)

function photoItems({ added, removed }: ProjectEdit['photos']['changes']) {
  const value = texts.corrections.edit.photos(added, removed)
  return value ? [{ term: texts.projects.newProject.photos, value }] : []
}
