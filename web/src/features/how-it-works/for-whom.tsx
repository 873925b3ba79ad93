import Check from 'lucide-react/icons/check'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import { links } from '#links'
import { texts } from '#texts'
import { useSession } from '../../data/store/account-store-context'
import { Card, CardTitle } from '../../ui/content/card'
import { LinkButton } from '../../ui/forms/link-button'
import { PageSection } from '../../ui/layout/page-section'
import * as css from './for-whom.css'

const { clients, providers } = texts.howItWorks.benefits
const sides = [
  { ...clients, href: links.publishDemand(), Icon: House },
  { ...providers, href: links.chooseAccount(), Icon: HardHat },
]

/** What each side gains, in two equal sheets. */
export function ForWhom() {
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
