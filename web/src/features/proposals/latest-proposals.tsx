import { texts } from '#texts'
import type { MyProject } from '../../data/queries/projects'
import { Text } from '../../ui/content/text/text'
import * as css from './latest-proposals.css'
import { ReceivedProposal } from './received-proposal'

/** Product 65. */
const PREVIEW = 3

export function LatestProposals({ project, proposals, isClose = false }: MyProject & { isClose?: boolean }) {
  const hidden = proposals.length - PREVIEW
  return (
    <>
      <ul className={css.list}>
        {proposals.slice(0, PREVIEW).map((proposal) => (
          <li key={proposal.id} className={isClose ? css.closeItem : css.item}>
            <ReceivedProposal proposal={proposal} project={project} isInRow={isClose} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Text size="s" tone="soft">
          {texts.proposals.received.more(hidden)}
        </Text>
      ) : null}
    </>
  )
}
