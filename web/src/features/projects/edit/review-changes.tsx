import type { ReactNode } from 'react'
import { type ProjectPart, projectParts } from '#domain/collections/projects'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { ReviewDialog } from '../../../components/fields/review-dialog'
import { timingOptions } from '../../../components/projects/project-facts'
import { Text } from '../../../ui/content/text/text'
import { materialLines } from '../../../verbs/material-lines'
import { leftOutItems } from '../new/left-out-items'
import type { Parts } from './project-edit'
import type { ProjectEdit } from './use-project-edit'

const words = texts.projects.newProject

/** `hasProposers`: the changes are told to those who proposed. */
type Props = { edit: ProjectEdit; hasProposers: boolean }

/** The last look at what an edit changes, and at nothing else. */
export const ReviewChanges = ({ edit, hasProposers }: Props) => (
  <ReviewDialog
    isOpen={edit.isReviewing}
    onClose={edit.closeReview}
    onSend={() => void edit.save()}
    isSending={edit.isSaving}
    words={{ ...texts.editProject, reviewText: hasProposers ? texts.editProject.toldText : texts.editProject.untoldText }}
    items={[
      ...projectParts.filter((part) => part in edit.changed).map((part) => ({ term: terms[part], value: contentOf(part, edit.changed) })),
      ...leftOutItems(edit.draft.value.products),
      ...photoItems(edit.photos.changes),
    ]}
  />
)

function photoItems({ added, removed }: ProjectEdit['photos']['changes']) {
  const value = texts.corrections.edit.photos(added, removed)
  return value ? [{ term: words.photos, value }] : []
}

const terms: Record<ProjectPart, string> = {
  title: words.projectTitle,
  description: words.description,
  address: words.address,
  budget: words.budget,
  products: texts.projects.page.products,
  timing: texts.labels.timing.question,
}

function contentOf(part: ProjectPart, { budget = null, products, timing, ...said }: Parts): ReactNode {
  switch (part) {
    case 'title':
    case 'address':
      return said[part]
    case 'description':
      return <Text isAsTyped>{said.description}</Text>
    case 'budget':
      return budget === null ? texts.labels.noBudget : formatMoney(budget)
    case 'products':
      return products ? <Text isAsTyped>{materialLines(products)}</Text> : texts.corrections.edit.noProducts
    case 'timing':
      return timingOptions.find(({ value }) => value === timing)?.text ?? texts.labels.timing.none
  }
}
