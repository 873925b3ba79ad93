import Accessibility from 'lucide-react/icons/accessibility'
import Eye from 'lucide-react/icons/eye'
import Handshake from 'lucide-react/icons/handshake'
import Lightbulb from 'lucide-react/icons/lightbulb'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { links } from '#links'
import { texts } from '#texts'
import { DimensionLine } from '../../ui/content/dimension-line'
import { IconList } from '../../ui/content/lists/icon-list'
import crane from '../../ui/drawings/crane.svg?raw'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { ClosingBand } from '../../ui/layout/bands/closing-band'
import { Hero } from '../../ui/layout/bands/hero'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './figures.css'
import { History } from './history'

const words = texts.about
const [transparency, innovation, collaboration, accessibility, commitment] = words.values.items
const values = [
  { ...transparency, Icon: Eye },
  { ...innovation, Icon: Lightbulb },
  { ...collaboration, Icon: Handshake },
  { ...accessibility, Icon: Accessibility },
  { ...commitment, Icon: ShieldCheck },
]

export const meta = { description: words.description }

export const AboutPage = () => (
  <>
    <Hero title={words.title} lead={words.lead} drawing={crane} />
    <History />
    <PageSection title={words.values.title} ground="surface">
      <IconList items={values} columns={5} />
    </PageSection>
    <Figures />
    <Team />
  </>
)

const { completedProjects, providers, clients, satisfaction } = texts.claims
const claims = [completedProjects, providers, clients, satisfaction]

const Figures = () => (
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

const teamWords = texts.about.team

const Team = () => (
  <ClosingBand title={teamWords.title} text={teamWords.text} actions={<LinkButton href={links.support()}>{teamWords.action}</LinkButton>} />
)
