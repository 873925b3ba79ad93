import { useLocation } from 'react-router-dom'
import { texts } from '#texts'
import { pageOfOthers } from '../../components/misdirected'
import { Banner } from '../../ui/feedback/banner'

/** Why the dashboard came instead of the page that was asked for. Product 48. */
export function PageOfOthers() {
  const owners = pageOfOthers(useLocation().state)
  return owners ? (
    <Banner tone="info" isAnnounced>
      {texts.dashboard.pageOf[owners]}
    </Banner>
  ) : null
}
