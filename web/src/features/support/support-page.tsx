import { useEffect } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { links, onTheWayTo } from '#links'
import { texts } from '#texts'
import type { Origin } from '../../components/origin'
import { openSupport } from '../../components/support-door'
import { useSession } from '../../data/store/account-store-context'
import { DimensionLine } from '../../ui/content/dimension-line'
import { Heading } from '../../ui/content/text/heading'
import helpingHand from '../../ui/drawings/helping-hand.svg?raw'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { ClosingBand } from '../../ui/layout/bands/closing-band'
import { Hero } from '../../ui/layout/bands/hero'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './support-page.css'

const words = texts.support

export const meta = { description: words.description }

export function SupportPage() {
  const { session, state } = useSession()
  const { pathname, search } = useLocation()
  const ticket = useAskedTicket(state === 'signed_in')
  const origin: Origin = { from: pathname + search }
  if (ticket && state === 'signed_out') return <Navigate to={links.signIn()} replace state={origin} />
  return (
    <>
      <Hero title={words.title} lead={words.lead} drawing={helpingHand} />
      <PageSection title={words.questions.title}>
        <ul className={css.questions}>
          {words.questions.items.map(({ question, answer }) => (
            <li key={question} className={css.question}>
              <DimensionLine />
              <Heading level={3}>{question}</Heading>
              <p className={css.answer}>{answer}</p>
            </li>
          ))}
        </ul>
      </PageSection>
      <ClosingBand
        title={words.contact.title}
        text={session ? words.contact.signedIn : words.contact.text}
        actions={
          session ? (
            <Button variant="primary" onPress={() => openSupport()}>
              {words.contact.action}
            </Button>
          ) : (
            <LinkButton href={onTheWayTo(links.support(), links.signIn())} variant="primary">
              {words.contact.action}
            </LinkButton>
          )
        }
      />
    </>
  )
}

/** Opens the chat each time the link is followed; '' for none. Product 91. */
function useAskedTicket(isSignedIn: boolean): string {
  const { key } = useLocation()
  const ticket = useSearchParams()[0].get('chamado') ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be followed again
  useEffect(() => {
    if (ticket && isSignedIn) openSupport(null, ticket)
  }, [ticket, isSignedIn, key])
  return ticket
}
