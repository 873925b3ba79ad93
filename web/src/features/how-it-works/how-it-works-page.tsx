import Check from 'lucide-react/icons/check'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import { links } from '#links'
import { texts } from '#texts'
import { SignUpCall } from '../../components/sign-up-call'
import { useSession } from '../../data/store/account-store-context'
import { Card, CardTitle } from '../../ui/content/card'
import { NumberedSteps } from '../../ui/content/lists/numbered-steps'
import threeSteps from '../../ui/drawings/three-steps.svg?raw'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Hero } from '../../ui/layout/bands/hero'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './for-whom.css'
import { VideoSection } from './video-section'

const words = texts.howItWorks

export const meta = { description: words.description }

export const HowItWorksPage = () => (
  <>
    <Hero title={words.title} lead={words.lead} drawing={threeSteps} />
    <PageSection title={words.steps.title}>
      <NumberedSteps items={words.steps.items} />
    </PageSection>
    <VideoSection />
    <ForWhom />
    <SignUpCall words={words.closing} other={<LinkButton href={links.providers()}>{words.closing.providers}</LinkButton>} />
  </>
)

const { clients, providers } = texts.howItWorks.benefits
const sides = [
  { ...clients, href: links.publishDemand(), Icon: House },
  { ...providers, href: links.chooseAccount(), Icon: HardHat },
]

/** Two equal sheets. */
function ForWhom() {
  const { session } = useSession()
  return (
    <PageSection title={texts.howItWorks.benefits.title} ground="surface">
      <div className={css.sides}>
        {sides.map(({ title, items, action, href, Icon }) => (
          <Card key={title} as="article">
            <div className={css.head}>
              <Icon size={26} />
              <CardTitle>{title}</CardTitle>
            </div>
            <ul className={css.list}>
              {items.map((item) => (
                <li key={item} className={css.item}>
                  <Check size={20} className={css.tick} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
            {session ? null : (
              <div className={css.action}>
                <LinkButton href={href}>{action}</LinkButton>
              </div>
            )}
          </Card>
        ))}
      </div>
    </PageSection>
  )
}
