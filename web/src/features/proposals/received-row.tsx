import { links } from '#links'
import { texts } from '#texts'
import { ProjectStatusBadge } from '../../components/project-status-badge'
import type { MyProject } from '../../data/queries/projects'
import { Text } from '../../ui/content/text'
import { Row } from '../../ui/layout/list-detail'
import { ReceivedProposal } from './received-proposal'
import { PREVIEW } from './received-proposals'
import * as css from './received-proposals.css'

const words = texts.proposals.received

/** A project with its latest proposals, in a list beside which they are compared: all that its card holds, closer. Product 58. */
export function ReceivedRow({ project, proposals, isChosen, onChoose }: MyProject & { isChosen: boolean; onChoose: () => void }) {
  const hidden = proposals.length - PREVIEW
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
      <ul className={css.list}>
        {proposals.slice(0, PREVIEW).map((proposal) => (
          <li key={proposal.id} className={css.closeItem}>
            <ReceivedProposal proposal={proposal} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Text size="s" tone="soft">
          {words.more(hidden)}
        </Text>
      ) : null}
      <Text size="s" isStrong>
        {words.manage(proposals.length)}
      </Text>
    </Row>
  )
}
