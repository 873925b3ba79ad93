import Camera from 'lucide-react/icons/camera'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import MapPin from 'lucide-react/icons/map-pin'
import { Navigate } from 'react-router-dom'
import { links, onTheWayTo } from '#links'
import { texts } from '#texts'
import { useSession } from '../../data/store/account-store-context'
import { IconList } from '../../ui/content/lists/icon-list'
import bathroomPlan from '../../ui/drawings/bathroom-plan.svg?raw'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Hero } from '../../ui/layout/bands/hero'
import { PageSection } from '../../ui/layout/bands/page-section'

const words = texts.publishDemand
const [what, where, materials] = words.needs.items
const needs = [
  { ...what, Icon: ClipboardList },
  { ...where, Icon: MapPin },
  { ...materials, Icon: Camera },
]

export const meta = { description: words.description }

/** Signed-in clients go to the form. Product 31. */
export function PublishDemandPage() {
  const { session } = useSession()
  if (session?.role === 'cliente') return <Navigate to={links.newProject()} replace />
  return (
    <>
      <Hero
        title={words.title}
        lead={session ? words.provider.lead : words.lead}
        actions={session ? <FindWork /> : <Entrances />}
        drawing={bathroomPlan}
      />
      <PageSection title={words.needs.title}>
        <IconList items={needs} columns={3} />
      </PageSection>
    </>
  )
}

const Entrances = () => (
  <>
    <LinkButton href={onTheWayTo(links.newProject(), links.signUp('cliente'))} variant="primary">
      {words.signUp}
    </LinkButton>
    <LinkButton href={onTheWayTo(links.newProject(), links.signIn())}>{words.logIn}</LinkButton>
  </>
)

const FindWork = () => (
  <LinkButton href={links.openProjects()} variant="primary">
    {words.provider.action}
  </LinkButton>
)
