import CloudOff from 'lucide-react/icons/cloud-off'
import Columns from 'lucide-react/icons/columns-3'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import { texts } from '#texts'
import { Heading } from '../../ui/heading'
import * as css from './benefits.css'
import { HomeSection } from './home-section'
import { SampleComparison } from './sample-comparison'

const { title, items } = texts.home.benefits
const [comparable, nearby, offline, safe] = items
const benefits = [
  { ...comparable, Icon: Columns },
  { ...nearby, Icon: MapPin },
  { ...offline, Icon: CloudOff },
  { ...safe, Icon: Lock },
]

export function Benefits() {
  return (
    <HomeSection title={title} ground="surface">
      <div className={css.frame}>
        <ul className={css.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit.title} className={css.benefit}>
              <span className={css.icon}>
                <benefit.Icon size={26} />
              </span>
              <Heading level={3}>{benefit.title}</Heading>
              <p className={css.text}>{benefit.text}</p>
            </li>
          ))}
        </ul>
        <SampleComparison />
      </div>
    </HomeSection>
  )
}
