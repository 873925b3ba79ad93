import { links } from '#links'
import { texts } from '#texts'
import type { Session } from '../../data/session/session'
import { useSession } from '../../data/store/account-store-context'
import { HeroHouse } from '../../ui/drawings/hero-house'
import { LinkButton } from '../../ui/forms/link-button'
import { Hero } from '../../ui/layout/hero'

const { hero } = texts.home
const menu = texts.shell.userMenu

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
      { href: links.newProject(), text: menu.publishProject },
      { href: links.myProjects(), text: menu.myProjects },
    ]
  return [
    { href: links.openProjects(), text: menu.findWork },
    { href: links.myProposals(), text: menu.myProposals },
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
      drawing={<HeroHouse />}
    />
  )
}
