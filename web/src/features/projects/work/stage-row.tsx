import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { type DealStage, stageName } from '#domain/projects/deal'
import { nextMark, takenBack } from '#domain/projects/stage-marks'
import { texts } from '#texts'
import { KeepFocus } from '../../../components/lists/keep-focus'
import { StageFacts } from '../../../components/projects/work/stage-facts'
import * as css from '../../../components/projects/work/stage-facts.css'
import { WaitingBadge } from '../../../components/status-badges'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { Cluster } from '../../../ui/layout/stack'
import { Menu } from '../../../ui/overlays/menu'
import { MarkButton } from './mark-button'
import { ReceiptMenu } from './receipt-menu'
import { useMark } from './use-mark'
import type { Worked } from './worked'

const words = texts.work.stages

type Props = Worked & { stage: DealStage; waiting: boolean }

/** With the one mark that this side makes next, and its own that can be taken back. Product 120. */
export function StageRow({ stage, waiting, ...work }: Props) {
  const { project, deal, side } = work
  const mark = useMark(work, stage)
  const isCompleted = project.status === 'completed'
  const name = stageName(deal, stage) || words.whole
  const next = nextMark(deal, stage, side, isCompleted)
  const own = takenBack(deal, stage, side, isCompleted)
  return (
    <li className={css.stage}>
      <KeepFocus when={[stage.done_at, stage.paid_at, stage.received_at].join()}>
        <StageFacts {...work} stage={stage} />
        <div className={css.below}>
          <Cluster gap="xs">
            <WaitingBadge waiting={waiting} />
            {next ? <MarkButton name={name} amount={stage.amount} next={next} mark={mark} /> : null}
            <ReceiptMenu {...work} stage={stage} />
            {own.length > 0 ? (
              <Menu
                label={words.moreOf(name)}
                trigger={<IconButton label={words.moreOf(name)} icon={<EllipsisVertical size={20} />} />}
                entries={own.map((one) => ({ id: one, text: words.takeBack(words.marked[one]), onAction: () => void mark(one, false) }))}
              />
            ) : null}
          </Cluster>
        </div>
      </KeepFocus>
    </li>
  )
}
