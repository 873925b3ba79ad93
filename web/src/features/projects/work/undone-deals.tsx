import { type Deal, moneyOf, otherSide, sideIn } from '#domain/projects/deal'
import { sumOf } from '#domain/projects/quote'
import { marks, stageMarks } from '#domain/projects/stage-marks'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { UndoneNote } from '../../../components/projects/undone-note'
import { saidOn } from '../../../components/projects/work/said-on'
import { sideNames } from '../../../components/projects/work/side-names'
import { StageFacts } from '../../../components/projects/work/stage-facts'
import * as css from '../../../components/projects/work/stage-facts.css'
import { dayMonth } from '../../../components/times/times'
import type { Optimistic } from '../../../data/live/overlay'
import { useProposalsOf } from '../../../data/queries/proposals'
import { useActor } from '../../../data/store/account-store-context'
import { Heading } from '../../../ui/content/text/heading'
import { Money } from '../../../ui/content/text/money'
import { Text } from '../../../ui/content/text/text'
import { Stack } from '../../../ui/layout/stack'
import { ChangeFacts } from './change-row'
import * as own from './changes-part.css'
import { OpenPoints } from './hand-over-part'
import type { Worked } from './worked'

const words = texts.work

/** Deals of the project that were undone, of which either side had said something; to be looked at and no more. Product 120. */
export function UndoneDeals({ project }: { project: Optimistic<'projects'> }) {
  const { id: me } = useActor()
  const proposals = useProposalsOf(project.id) ?? []
  const side = sideIn(project, me)
  return proposals.map((proposal) =>
    proposal.deal && proposal.id !== project.accepted_proposal_id && isWorkedOn(proposal.deal) ? (
      <UndoneDeal key={proposal.id} project={project} proposal={proposal} deal={proposal.deal} side={side} />
    ) : null,
  )
}

const isWorkedOn = ({ stages, changes, handed_at }: Deal): boolean =>
  handed_at !== '' || changes.length > 0 || stages.some((stage) => marks.some((mark) => stage[stageMarks[mark].field] !== ''))

function UndoneDeal(work: Worked) {
  const { project, proposal, deal, side } = work
  const { paid, confirmed, due } = moneyOf(deal)
  const other = sideNames(project, proposal)[otherSide(side)]
  return (
    <details>
      <summary className={own.summary}>{words.undone(other || texts.labels.nameless)}</summary>
      <Stack gap="m">
        <div className={own.first}>
          <UndoneNote proposal={proposal} />
          <End of={deal} />
        </div>
        <Stack gap="xs">
          <Text isStrong>
            <Money>{words.stages.confirmed(formatMoney(confirmed), formatMoney(sumOf([paid, due])))}</Money>
          </Text>
          <ul className={css.list}>
            {deal.stages.map((stage) => (
              <li key={stage.id} className={css.stage}>
                <StageFacts {...work} stage={stage} />
              </li>
            ))}
          </ul>
        </Stack>
        <Changes {...work} />
        <OpenPoints points={deal.open_points} />
      </Stack>
    </details>
  )
}

const { term } = texts.workPapers

/** Days of handing over, of its answer and of the undoing. */
const End = ({ of: deal }: { of: Deal }) => {
  const { handed_at, not_yet_at, undone_at = '' } = deal
  return [
    { text: term.handed, day: saidOn(deal, { id: '', field: 'handed_at' }, handed_at, dayMonth) },
    { text: term.notYet, day: saidOn(deal, { id: '', field: 'not_yet_at' }, not_yet_at, dayMonth) },
    { text: words.undoneAt, day: undone_at && dayMonth(new Date(undone_at)) },
  ].map(({ text, day }) =>
    day === '' ? null : (
      <Text key={text} size="s" tone="soft">
        {`${text} ${day}`}
      </Text>
    ),
  )
}

const Changes = (work: Worked) =>
  work.deal.changes.length === 0 ? null : (
    <Stack as="section" gap="xs" aria-label={words.changes.title}>
      <Heading level={3}>{words.changes.title}</Heading>
      <ul className={css.list}>
        {work.deal.changes.map((change) => (
          <li key={change.id} className={css.stage}>
            <ChangeFacts {...work} change={change} isOver />
          </li>
        ))}
      </ul>
    </Stack>
  )
