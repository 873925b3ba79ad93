import { links } from '#links'
import { texts } from '#texts'
import type { Session } from '../../data/session/session'
import { useSession } from '../../data/store/account-store-context'
import heroHouse from '../../ui/drawings/hero-house.svg?raw'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Hero } from '../../ui/layout/bands/hero'

const { hero } = texts.home

type Way = { href: string; text: string }

/** The visitor's first step. */
const waysOf = (session: Session | null): [main: Way, other: Way] => {
  if (!session)
    return [
      { href: links.publishDemand(), text: hero.publish },
      { href: links.chooseAccount(), text: hero.signUp },
    ]
  if (session.role === 'cliente')
    return [
      { href: links.newProject(), text: hero.publish },
      { href: links.myProjects(), text: hero.myProjects },
    ]
  return [
    { href: links.openProjects(), text: hero.findWork },
    { href: links.myProposals(), text: hero.myProposals },
  ]
}

export function HomeHero() {
  const { session } = useSession()
  const [main, other] = waysOf(session)
  return (
    <Hero
      title={hero.title}
      lead={hero.text}
      actions={
        <>
          <LinkButton href={main.href} variant="primary">
            {main.text}
          </LinkButton>
          <LinkButton href={other.href}>{other.text}</LinkButton>
        </>
      }
      drawing={heroHouse}
    />
  )
}
