import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { ReviewDialog } from '../../../components/fields/review-dialog'
import { projectFacts } from '../../../components/projects/project-facts'
import { usePicture } from '../../../data/queries/uploads'
import type { Definition } from '../../../ui/content/lists/definition-list'
import { Text } from '../../../ui/content/text/text'
import { leftOutItems } from './left-out-items'
import * as css from './review-project.css'
import type { NewProject } from './use-new-project'

const words = texts.projects.newProject

/** The last look before everybody sees it. */
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
  const { title, description, address, budget, products } = given
  const rows = [
    { term: words.projectTitle, value: title.trim() },
    { term: words.description, value: <Text isAsTyped>{description.trim()}</Text> },
    { term: words.budget, value: budget === null ? texts.labels.noBudget : formatMoney(budget) },
    ...projectFacts({ ...given, ...place, address: address.trim() }).map(({ term, text }) => ({ term, value: text })),
  ]
  return [
    ...rows,
    ...(products
      ? [{ term: words.materials, value: <Text isAsTyped>{products.map(({ name, quantity }) => `${name}: ${quantity}`).join('\n')}</Text> }]
      : []),
    ...leftOutItems(draft.value.products),
    ...(photos.ids.length > 0 ? [{ term: words.photos, value: <Photos ids={photos.ids} /> }] : []),
  ]
}

/** In the order in which everyone will see them. */
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
