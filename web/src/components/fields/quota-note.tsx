import { quotas } from '#domain/quotas'
import { toTime } from '#domain/values/clock'
import { texts } from '#texts'
import { type QuotaReached, quotaReached, useQuotaUse } from '../../data/queries/quotas'
import { Banner } from '../../ui/feedback/banner'
import { shortDayText } from '../times/near-times'
import { clockTime } from '../times/times'
import { useNow } from '../times/use-now'

type Counted = Parameters<typeof quotaReached>[0]

/** Product 42. */
export function QuotaNote({ quota }: { quota: Counted }) {
  const use = useQuotaUse(quota)
  const now = useNow()
  const reached = use && quotaReached(quota, use, now)
  return reached ? <Banner tone="warn">{wordsOf(quota, reached, now)}</Banner> : null
}

function wordsOf(quota: Counted, reached: QuotaReached, now: number): string {
  const words = texts.quotas
  if (reached.reason === 'open_projects') return words.openProjects(reached.open)
  const from = toTime(reached.from)
  const used = quota === 'projects' && reached.today >= quotas.projects.most ? words.projectsToday(reached.today) : words[quota]
  return `${used} ${words.from(shortDayText(from, now), clockTime(from))}`
}
