import { links } from '#links'
import { texts } from '#texts'
import { openSupport } from '../../components/support-door'
import { useSession } from '../../data/store/account-store-context'
import { DimensionLine } from '../../ui/content/dimension-line'
import { Heading } from '../../ui/content/heading'
import { HelpingHand } from '../../ui/drawings/helping-hand'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { ClosingBand } from '../../ui/layout/bands/closing-band'
import { Hero } from '../../ui/layout/bands/hero'
import { PageSection } from '../../ui/layout/bands/page-section'
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
