import Building from 'lucide-react/icons/building-2'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import { links, providersOf } from '#links'
import { texts } from '#texts'
import { SignUpCall } from '../../components/sign-up-call'
import { Card, CardTitle } from '../../ui/content/card'
import { NumberedSteps } from '../../ui/content/lists/numbered-steps'
import { TextLink } from '../../ui/content/text/text-link'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './audiences.css'
import { Benefits } from './benefits'
import { HomeHero } from './home-hero'
import { ServedRegions } from './served-regions'

const { steps, closing } = texts.home

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Steps />
      <Benefits />
      <Audiences />
      <ServedRegions />
      <SignUpCall words={closing} other={<LinkButton href={links.howItWorks()}>{closing.howItWorks}</LinkButton>} />
    </>
  )
}

const { title, items, trades } = texts.home.audiences
const audiences = [
  { ...items.client, href: links.publishDemand(), Icon: House },
  { ...items.company, href: links.signUp('empresa'), Icon: Building },
  { ...items.selfEmployed, href: links.signUp('autonomo'), Icon: HardHat },
]

function Audiences() {
  return (
    <PageSection title={title}>
      <div className={css.audiences}>
        {audiences.map((audience) => (
          <Card key={audience.title} as="article">
            <div className={css.head}>
              <audience.Icon size={26} />
              <CardTitle>{audience.title}</CardTitle>
            </div>
            <p className={css.text}>
              <TradeWords text={audience.text} />
            </p>
            <div className={css.action}>
              <LinkButton href={audience.href}>{audience.action}</LinkButton>
            </div>
          </Card>
        ))}
      </div>
    </PageSection>
  )
}

/** Each named trade leads to those who do it. */
function TradeWords({ text }: { text: string }) {
  const named = trades.filter(([word]) => text.includes(word))
  const parts = text.split(new RegExp(`(${named.map(([word]) => word).join('|')})`))
  if (named.length === 0) return text
  return parts.map((part) => {
    const trade = named.find(([word]) => word === part)?.[1]
    return trade ? (
      <TextLink key={part} href={providersOf(trade)}>
        {part}
      </TextLink>
    ) : (
      part
    )
  })
}

const Steps = () => (
  <PageSection title={steps.title} note={steps.count}>
    <NumberedSteps items={steps.items} />
  </PageSection>
)
