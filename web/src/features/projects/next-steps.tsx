import { texts } from '#texts'
import { Heading } from '../../ui/content/text/heading'
import * as css from './deal-card.css'

const words = texts.deal.next

export const NextSteps = ({ isOwner }: { isOwner: boolean }) => (
  <div>
    <Heading level={3}>{words.title}</Heading>
    <ol className={css.steps}>
      {(isOwner ? words.owner : words.provider).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
)
