import Building from 'lucide-react/icons/building-2'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import { links } from '#links'
import { texts } from '#texts'
import { Card, CardTitle } from '../../ui/content/card'
import { LinkButton } from '../../ui/forms/link-button'
import { PageSection } from '../../ui/layout/page-section'
import * as css from './audiences.css'

const { title, items } = texts.home.audiences
const audiences = [
  { ...items.client, href: links.publishDemand(), Icon: House },
  { ...items.company, href: links.signUp('empresa'), Icon: Building },
  { ...items.selfEmployed, href: links.signUp('autonomo'), Icon: HardHat },
]

export function Audiences() {
  return (
    <PageSection title={title}>
      <div className={css.audiences}>
        {audiences.map((audience) => (
          <Card key={audience.title} as="article">
            <div className={css.head}>
              <audience.Icon size={26} />
              <CardTitle>{audience.title}</CardTitle>
            </div>
            <p className={css.text}>{audience.text}</p>
            <div className={css.action}>
              <LinkButton href={audience.href}>{audience.action}</LinkButton>
            </div>
          </Card>
        ))}
      </div>
    </PageSection>
  )
}
