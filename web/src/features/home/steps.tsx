import { texts } from '#texts'
import { DimensionLine } from '../../ui/dimension-line'
import { Heading } from '../../ui/heading'
import { HomeSection } from './home-section'
import * as css from './steps.css'

const { steps } = texts.home

export function Steps() {
  return (
    <HomeSection title={steps.title} note={steps.count}>
      <ol className={css.steps}>
        {steps.items.map(({ title, text }, index) => (
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
    </HomeSection>
  )
}
