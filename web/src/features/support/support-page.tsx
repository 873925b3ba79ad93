import { texts } from '#texts'
import { useSession } from '../../data/account-context'
import { links } from '../../links'
import { openSupport } from '../../pieces/support-door'
import { Button } from '../../ui/button'
import { ClosingBand } from '../../ui/closing-band'
import { DimensionLine } from '../../ui/dimension-line'
import { HelpingHand } from '../../ui/drawings/helping-hand'
import { Heading } from '../../ui/heading'
import { Hero } from '../../ui/hero'
import { LinkButton } from '../../ui/link-button'
import { PageSection } from '../../ui/page-section'
import * as css from './support-page.css'

const words = texts.support

export const meta = { description: words.description }

export function SupportPage() {
  const { session } = useSession()
  return (
    <>
      <Hero title={words.title} lead={words.lead} drawing={<HelpingHand />} />
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
            <LinkButton href={links.signIn()} variant="primary">
              {words.contact.action}
            </LinkButton>
          )
        }
      />
    </>
  )
}
