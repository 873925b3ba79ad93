import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { SharedProject } from '#domain/wire/wire-answers'
import { links, onTheWayTo } from '#links'
import { texts } from '#texts'
import type { Origin } from '../../components/origin'
import { budgetText } from '../../components/projects/money-text'
import { ProjectFacts } from '../../components/projects/project-facts'
import { fetchSharedProject } from '../../data/remote/remote-projects'
import { usePublic } from '../../data/remote/use-public'
import { Price } from '../../ui/content/text/price'
import { Skeleton } from '../../ui/feedback/skeleton'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { Cluster } from '../../ui/layout/stack'

const words = texts.sharedProject

/** The preview's facts, before an account is asked for; failures lead to signing in. Product 79. */
export function SharedProjectPage() {
  const { projectId = '' } = useParams()
  const { pathname, search, hash } = useLocation()
  const remote = usePublic(useMemo(() => (signal: AbortSignal) => fetchSharedProject(projectId, signal), [projectId]))
  const from = pathname + search + hash
  const navigate = useNavigate()
  const hasFailed = remote.state === 'failed'
  useEffect(() => {
    const origin: Origin = { from }
    // `Navigate` would begin anew with each render while the next page loads.
    if (hasFailed) void navigate(links.signIn(), { replace: true, state: origin })
  }, [hasFailed, from, navigate])
  return <Page>{remote.state === 'here' ? <Facts of={remote.value} from={from} /> : <Skeleton label={words.loading} cards={1} isTall />}</Page>
}

const Facts = ({ of: { title, budget, ...place }, from }: { of: SharedProject; from: string }) => (
  <>
    <PageHeader title={title} lead={words.text} />
    <Price text={budgetText(budget)} size="xl" label={words.budget} aside={<ProjectFacts of={{ ...place, timing: '' }} />} />
    <Cluster gap="s">
      <LinkButton href={onTheWayTo(from, links.signIn())} variant="primary">
        {words.propose}
      </LinkButton>
      <LinkButton href={onTheWayTo(from, links.chooseAccount())}>{words.signUp}</LinkButton>
    </Cluster>
  </>
)
