import type { Project } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { changesOf } from '../../../data/drafts/changes-of'
import { useDraft } from '../../../data/drafts/drafts'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { isDiscarded } from '../../../data/queries/outbox'
import { useAddedPhotos } from '../../../data/uploads/edit-photos'
import { Text } from '../../../ui/content/text/text'
import { LinkButton } from '../../../ui/forms/buttons/link-button'
import { draftOf } from '../new/project-draft'
import { editedDraft, isTypedEdit, nothingTyped } from './project-edit'

/** An unsaved edit; where it can no longer be saved, a way to copy or discard it. Product 38 and 84. */
export function EditBegun({ project, isOpen }: { project: Project; isOpen: boolean }) {
  const { value } = useDraft(draftNames.edit(project.id), nothingTyped, isTypedEdit)
  const added = useAddedPhotos(project.id)
  const start = draftOf(project)
  const hasWords = Object.keys(changesOf(editedDraft(start, value), start)).length > 0
  const hasPhotos = (value.photos_removed ?? []).length > 0 || added?.some((row) => !isDiscarded(row))
  if (!hasWords && !hasPhotos) return null
  return (
    <>
      <Text isStrong>{texts.editProject.begun}</Text>
      {isOpen ? null : (
        <LinkButton isWide href={links.editProject(project.id)}>
          {texts.editProject.seeUnsaved}
        </LinkButton>
      )}
    </>
  )
}
