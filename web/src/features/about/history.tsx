import { texts } from '#texts'
import { DimensionLine } from '../../ui/content/dimension-line'
import { Heading } from '../../ui/content/text/heading'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './history.css'

const { history, mission, vision } = texts.about

export const History = () => (
  <PageSection title={history.title}>
    <div className={css.frame}>
      <div className={css.story}>
        {history.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={css.aims}>
        {[mission, vision].map(({ title, text }) => (
          <div key={title} className={css.aim}>
            <DimensionLine />
            <Heading level={3}>{title}</Heading>
            <p className={css.text}>{text}</p>
          </div>
        ))}
      </div>
    </div>
  </PageSection>
)
