import Accessibility from 'lucide-react/icons/accessibility'
import Eye from 'lucide-react/icons/eye'
import Handshake from 'lucide-react/icons/handshake'
import Lightbulb from 'lucide-react/icons/lightbulb'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { texts } from '#texts'
import { IconList } from '../../ui/content/icon-list'
import { Crane } from '../../ui/drawings/crane'
import { Hero } from '../../ui/layout/hero'
import { PageSection } from '../../ui/layout/page-section'
import { Figures } from './figures'
import { History } from './history'
import { Team } from './team'

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
    <Hero title={words.title} lead={words.lead} drawing={<Crane />} />
    <History />
    <PageSection title={words.values.title} ground="surface">
      <IconList items={values} columns={5} />
    </PageSection>
    <Figures />
    <Team />
  </>
)
