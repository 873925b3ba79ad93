import { texts } from '#texts'
import { definitionOf } from '../../../components/fields/definition-of'
import { ReviewDialog } from '../../../components/fields/review-dialog'
import * as css from '../../../components/projects/photo-grid.css'
import { projectFacts } from '../../../components/projects/project-facts'
import { fieldsIn } from '../../../components/projects/project-fields'
import { usePicture } from '../../../data/queries/uploads'
import type { Definition } from '../../../ui/content/lists/definition-list'
import { leftOutItems } from './left-out-items'
import type { NewProject } from './use-new-project'

const words = texts.projects.newProject

/** Before everybody sees it. */
export const ReviewProject = ({ project }: { project: NewProject }) => (
  <ReviewDialog
    isOpen={project.isReviewing}
    onClose={project.closeReview}
    onSend={() => void project.publish()}
    isSending={project.isPublishing}
    words={words}
    items={definitionsOf(project)}
  />
)

function definitionsOf({ given, draft, place, photos }: NewProject): Definition[] {
  return [
    ...fieldsIn('what').flatMap((field) => (field.icon ? [] : [definitionOf(field, given[field.name])])),
    ...projectFacts({ ...given, ...place, address: given.address.trim() }).map(({ term, text }) => ({ term, value: text })),
    ...(given.products ? fieldsIn('materials').map((field) => definitionOf(field, given.products)) : []),
    ...leftOutItems(draft.value.products),
    ...(photos.ids.length > 0 ? [{ term: words.photos, value: <Photos ids={photos.ids} /> }] : []),
  ]
}

/** In everyone's order. */
const Photos = ({ ids }: { ids: readonly string[] }) => (
  <ul className={css.photos}>
    {ids.map((id, index) => (
      <li key={id}>
        <Photo id={id} position={index + 1} />
      </li>
    ))}
  </ul>
)

function Photo({ id, position }: { id: string; position: number }) {
  const address = usePicture(id, 'small')
  return address ? <img src={address} alt={words.photo(position)} className={css.photo} /> : <span className={css.photo} />
}
