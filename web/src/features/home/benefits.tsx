import CloudOff from 'lucide-react/icons/cloud-off'
import Columns from 'lucide-react/icons/columns-3'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import { texts } from '#texts'
import { IconList } from '../../ui/content/lists/icon-list'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './benefits.css'
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
    <PageSection title={title} ground="surface">
      <div className={css.frame}>
        <IconList items={benefits} />
        <SampleComparison />
      </div>
    </PageSection>
  )
}
