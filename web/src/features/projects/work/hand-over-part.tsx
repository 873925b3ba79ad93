import PackageCheck from 'lucide-react/icons/package-check'
import { isHandedOver, otherSide } from '#domain/projects/deal'
import { texts } from '#texts'
import { ConfirmedCommand } from '../../../components/commands/confirmed-command'
import { saidOn } from '../../../components/projects/work/said-on'
import { sideNames } from '../../../components/projects/work/side-names'
import * as css from '../../../components/projects/work/stage-facts.css'
import { WaitingBadge } from '../../../components/status-badges'
import { dayMonth } from '../../../components/times/times'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useWaitingParts } from '../../../data/queries/waiting-parts'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { Banner } from '../../../ui/feedback/banner'
import { Cluster, Stack } from '../../../ui/layout/stack'
import { CompleteProject } from '../complete-project'
import { namedOf, type Worked } from './worked'

const words = texts.work.handOver

/** Who said what about the end of the work, with this side's answer; what is still missing, once it is completed. Product 123. */
export function HandOverPart(work: Worked) {
  const { project, deal } = work
  const waiting = useWaitingParts(project.accepted_proposal_id).has('hand_over')
  if (project.status === 'completed') return <OpenPoints points={deal.open_points} />
  const said = saidOf(work)
  return said ? (
    <Banner tone={isHandedOver(deal) ? 'info' : 'warn'} title={said}>
      <Cluster gap="xs">
        <WaitingBadge waiting={waiting} />
        {isHandedOver(deal) ? <Answers {...work} /> : null}
      </Cluster>
    </Banner>
  ) : null
}

function saidOf({ project, proposal, deal, side }: Worked): string {
  const { handed_at, not_yet_at } = deal
  const isOwner = side === 'owner'
  if (not_yet_at) {
    const day = saidOn(deal, { id: '', field: 'not_yet_at' }, not_yet_at, dayMonth)
    return isOwner ? words.notYetByYou(day) : words.notYetBy(project.client_name, day)
  }
  const day = saidOn(deal, { id: '', field: 'handed_at' }, handed_at, dayMonth)
  if (day) return isOwner ? words.handedBy(proposal.provider_name, day) : words.handedByYou(day)
  return ''
}

const Answers = (work: Worked) =>
  work.side === 'owner' ? (
    <>
      <CompleteProject isReceiving project={work.project} proposals={[work.proposal]} />
      <Step {...work} step="not_yet" />
    </>
  ) : (
    <Step {...work} step="not_handed" />
  )

/** The provider's, while it is in progress. */
export const HandOver = (work: Worked) =>
  work.side === 'provider' && work.project.status === 'in_progress' && !isHandedOver(work.deal) ? <Step {...work} step="handed" /> : null

function Step({ step, ...work }: Worked & { step: 'handed' | 'not_handed' | 'not_yet' }) {
  const dispatch = useDispatch()
  const { project, proposal } = work
  return (
    <ConfirmedCommand
      isCompact
      variant={step === 'handed' ? 'secondary' : 'quiet'}
      icon={step === 'handed' ? <PackageCheck size={18} /> : undefined}
      words={words.steps[step]}
      dispatch={() => dispatch('hand_over', { ...namedOf(work), step })}
    >
      {words.steps[step].text(sideNames(project, proposal)[otherSide(work.side)])}
    </ConfirmedCommand>
  )
}

export const OpenPoints = ({ points }: { points: readonly string[] }) =>
  points.length === 0 ? null : (
    <Stack as="section" gap="xs" aria-label={words.openPoints}>
      <Heading level={3}>{words.openPoints}</Heading>
      <ul className={css.points}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and never move
          <li key={index}>
            <Text>{point}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
