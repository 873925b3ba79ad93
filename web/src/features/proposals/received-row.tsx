import { links } from '#links'
import { texts } from '#texts'
import { ProjectStatusBadge } from '../../components/status-badges'
import type { MyProject } from '../../data/queries/projects'
import { Text } from '../../ui/content/text'
import { Row } from '../../ui/layout/list-detail'
import { LatestProposals } from './latest-proposals'

const words = texts.proposals.received

/** A project with its latest proposals, in a list beside which they are compared: all that its card holds, closer. Product 58. */
export function ReceivedRow({ project, proposals, isChosen, onChoose }: MyProject & { isChosen: boolean; onChoose: () => void }) {
  return (
    <Row
      title={project.title}
      href={links.manageProposals(project.id)}
      isChosen={isChosen}
      onChoose={onChoose}
      top={
        <>
          <Text as="span" size="s" tone="soft">
            {texts.projects.mine.proposals(proposals.length)}
          </Text>
          <ProjectStatusBadge status={project.status} />
        </>
      }
    >
      <LatestProposals proposals={proposals} isClose />
      <Text size="s" isStrong>
        {words.manage(proposals.length)}
      </Text>
    </Row>
  )
}
