import { texts } from '#texts'
import { definitionOf } from '../../../components/fields/definition-of'
import { ReviewDialog } from '../../../components/fields/review-dialog'
import { projectFields } from '../../../components/projects/project-fields'
import { leftOutItems } from '../new/left-out-items'
import type { ProjectEdit } from './use-project-edit'

/** `hasProposers`: they are told. */
type Props = { edit: ProjectEdit; hasProposers: boolean }

/** Shows the changes only. */
export const ReviewChanges = ({ edit, hasProposers }: Props) => (
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
