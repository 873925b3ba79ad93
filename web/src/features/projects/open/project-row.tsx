import Camera from 'lucide-react/icons/camera'
import type { Project } from '#domain/documents'
import { links } from '#links'
import { texts } from '#texts'
import { budgetText } from '../../../components/projects/money-text'
import { ProjectFacts } from '../../../components/projects/project-facts'
import { DraftBadge } from '../../../components/status-badges'
import { Since } from '../../../components/times/since'
import type { Optimistic } from '../../../data/live/overlay'
import { Text } from '../../../ui/content/text/text'
import { Row } from '../../../ui/layout/list-detail'
import { rowFigure, rowLine } from '../../../ui/layout/list-detail.css'
import { Cluster } from '../../../ui/layout/stack'
import { ProposalMark } from '../proposal-mark'

const words = texts.projects.open

type Props = {
  project: Project
  /** The way there. */
  km: number | null
  proposal: Optimistic<'proposals'> | undefined
  isDrafted: boolean
  isChosen: boolean
  onChoose: () => void
}

/** Its card's facts, closer. Product 58. */
export function ProjectRow({ project, km, proposal, isDrafted, isChosen, onChoose }: Props) {
  const { id, title, description, budget, images, created_at } = project
  return (
    <Row
      title={title}
      href={links.project(id)}
      isChosen={isChosen}
      onChoose={onChoose}
      tooltip={texts.shortcuts.rowWithProposal}
      top={
        <>
          <Cluster gap="s">
            <Text as="span" size="s" tone="soft">
              <Since time={created_at} words={texts.times.published} countsSeconds />
            </Text>
            {images.length > 0 ? (
              <Text as="span" size="s" icon={<Camera size={16} />}>
                {words.photos(images.length)}
              </Text>
            ) : null}
          </Cluster>
          {isDrafted ? <DraftBadge /> : proposal ? <ProposalMark isWaiting={proposal.waiting} /> : null}
        </>
      }
    >
      <Text size="s" tone="soft" lines={1}>
        {description}
      </Text>
      <div className={rowLine}>
        <span className={rowFigure}>{budgetText(budget)}</span>
        <ProjectFacts of={{ ...project, km, address: '' }} />
      </div>
    </Row>
  )
}
