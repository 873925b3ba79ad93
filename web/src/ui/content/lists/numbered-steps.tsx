import { DimensionLine } from '../dimension-line'
import { Heading } from '../text/heading'
import * as css from './numbered-steps.css'

type Props = { items: readonly { title: string; text: string }[] }

export const NumberedSteps = ({ items }: Props) => (
  <ol className={css.steps}>
    {items.map(({ title, text }, index) => (
      <li key={title} className={css.step}>
        <div className={css.measure}>
          <DimensionLine />
        </div>
        <div className={css.body}>
          <span aria-hidden="true" className={css.number}>
            {index + 1}
          </span>
          <div className={css.words}>
            <Heading level={3}>{title}</Heading>
            <p className={css.text}>{text}</p>
          </div>
        </div>
      </li>
    ))}
  </ol>
)
