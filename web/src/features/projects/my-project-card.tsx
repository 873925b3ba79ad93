import BadgeCheck from 'lucide-react/icons/badge-check'
import Handshake from 'lucide-react/icons/handshake'
import Inbox from 'lucide-react/icons/inbox'
import { useId } from 'react'
import { conversationId } from '#domain/ids'
import { acceptedOf } from '#domain/projects/deal'
import { links } from '#links'
import { texts } from '#texts'
import { KeepFocus } from '../../components/lists/keep-focus'
import { OpenTalk } from '../../components/people/open-talk'
import { ProviderName } from '../../components/people/provider-link'
import { BesideCover } from '../../components/projects/beside-cover'
import { budgetText } from '../../components/projects/money-text'
import { agreedTerms } from '../../components/projects/work/agreed-terms'
import { DraftBadge, ProjectStatusBadge, WaitingBadge } from '../../components/status-badges'
import { Since } from '../../components/times/since'
import type { MyProject } from '../../data/queries/projects'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Price } from '../../ui/content/text/price'
import { Text } from '../../ui/content/text/text'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Cluster } from '../../ui/layout/stack'
import { CompleteProject } from './complete-project'
import { ReopenProject } from './reopen-project'
import { StillNeededStrip } from './still-needed-strip'
import { useMayDo } from './use-may-do'

const words = texts.projects.mine

/** `isDrafted`: an edit is begun. */
export function MyProjectCard({ project, proposals, isDrafted = false }: MyProject & { isDrafted?: boolean }) {
  const titleId = useId()
  const { id, client_id, title, description, status, budget, waiting, isNew, created_at } = project
  const accepted = acceptedOf(project, proposals)
  const agreed = accepted && agreedTerms(accepted, project)
  const may = useMayDo(project)
  const hasProposalsToSee = status === 'open' && proposals.length > 0
  return (
    <KeepFocus when={status + project.asked_at}>
      <Card as="article" aria-labelledby={titleId}>
        <Cluster justify="between" gap="xs">
          <Text as="span" size="s" tone="soft">
            {isNew ? null : <Since time={created_at} words={texts.times.published} countsSeconds />}
          </Text>
          <Cluster gap="xs">
            {isDrafted && status === 'open' ? <DraftBadge /> : null}
            <WaitingBadge waiting={waiting} />
            {isNew && status === 'open' ? null : <ProjectStatusBadge status={status} />}
          </Cluster>
        </Cluster>
        <BesideCover project={project}>
          <CardTitle level={2} id={titleId} href={links.project(id)}>
            {title}
          </CardTitle>
          <Text tone="soft" lines={2}>
            {description}
          </Text>
        </BesideCover>
        <Price
          text={agreed?.price ?? budgetText(budget)}
          note={agreed?.paid}
          size={accepted || budget > 0 ? 'l' : 's'}
          aside={
            accepted ? (
              <Text as="span" size="s" icon={<Handshake size={16} />}>
                {words.agreedWith} <ProviderName id={accepted.provider_id}>{accepted.provider_name}</ProviderName>
              </Text>
            ) : (
              <Text as="span" size="s" icon={<Inbox size={16} />}>
                {words.proposals(proposals.length)}
              </Text>
            )
          }
        />
        {status === 'completed' ? (
          <Text tone="ok" isStrong icon={<BadgeCheck size={20} />}>
            {words.finished}
          </Text>
        ) : null}
        <StillNeededStrip isInCard project={project} />
        {hasProposalsToSee || status === 'in_progress' || may('reopen_project') ? (
          <CardActions>
            {hasProposalsToSee ? (
              <LinkButton isCompact href={links.manageProposals(id)}>
                {words.seeProposals}
              </LinkButton>
            ) : null}
            {accepted ? <OpenTalk conversationId={conversationId(id, client_id, accepted.provider_id)} /> : null}
            <CompleteProject project={project} proposals={proposals} />
            <ReopenProject project={project} provider={accepted?.provider_name} />
          </CardActions>
        ) : null}
      </Card>
    </KeepFocus>
  )
}
