import { texts } from '#texts'
import { DimensionLine } from '../../ui/content/dimension-line'
import { PageSection } from '../../ui/layout/page-section'
import * as css from './figures.css'

const { completedProjects, providers, clients, satisfaction } = texts.claims
const claims = [completedProjects, providers, clients, satisfaction]

export const Figures = () => (
  <PageSection title={texts.about.figures.title}>
    <dl className={css.list}>
      {claims.map(({ figure, label }) => (
        <div key={label} className={css.claim}>
          <dt className={css.label}>{label}</dt>
          <dd>
            <DimensionLine />
            <span className={css.figure}>{figure}</span>
          </dd>
        </div>
      ))}
    </dl>
  </PageSection>
)
