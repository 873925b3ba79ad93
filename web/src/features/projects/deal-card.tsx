import BadgeCheck from 'lucide-react/icons/badge-check'
import Contact from 'lucide-react/icons/contact'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Project } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { links } from '#links'
import { texts } from '#texts'
import { PaperPartBody } from '../../components/paper/paper-parts'
import { onScreen } from '../../components/paper/paper-parts.css'
import { OpenTalk } from '../../components/people/open-talk'
import { PersonAvatar } from '../../components/people/person-avatar'
import { SendPhone } from '../../components/people/send-phone'
import { ShareButton } from '../../components/people/share-button'
import { isQuoted } from '../../components/projects/quote/quote-facts'
import { quoteLines } from '../../components/projects/quote/quote-parts'
import { SeeQuote } from '../../components/projects/quote/see-quote'
import type { Deal } from '../../components/projects/use-deal'
import { Card } from '../../ui/content/card'
import { DimensionLine } from '../../ui/content/dimension-line'
import { Figure, longestOf } from '../../ui/content/figure'
import { Heading } from '../../ui/content/text/heading'
import { Text } from '../../ui/content/text/text'
import { TextLink } from '../../ui/content/text/text-link'
import { Button } from '../../ui/forms/buttons/button'
import { Cluster, Stack } from '../../ui/layout/stack'
import { CompleteProject } from './complete-project'
import * as css from './deal-card.css'
import { dealFacts, dealText } from './deal-facts'
import { DealSheet } from './deal-sheet'
import { ProjectMenu } from './files/project-menu'
import { ReopenProject } from './reopen-project'
import { UndoDeal } from './undo-deal'

const words = texts.deal

/** The deal's terms, first on the page. Product 54. */
export function DealCard({ project, deal }: { project: Project; deal: Deal }) {
  const { isOwner, other, proposal } = deal
  const [isSendingPhone, setSendingPhone] = useState(false)
  const navigate = useNavigate()
  return (
    <Card as="section" aria-label={words.title}>
      <Stack gap="m">
        <Cluster justify="between" gap="xs">
          <Heading level={2}>{words.title}</Heading>
          {project.status === 'completed' ? (
            <Text tone="ok" isStrong icon={<BadgeCheck size={20} />}>
              {words.finished}
            </Text>
          ) : null}
        </Cluster>
        <Cluster gap="s">
          <PersonAvatar
            personId={other.id}
            file={other.avatar}
            name={other.name}
            shape={isOwner && proposal.provider_role === 'empresa' ? 'square' : 'round'}
          />
          <div className={css.other}>
            <Text isStrong>
              {isOwner ? (
                <TextLink isAlone href={links.provider(other.id)}>
                  {other.name}
                </TextLink>
              ) : (
                other.name
              )}
            </Text>
            <Text size="s" tone="soft">
              {isOwner ? texts.labels.roles[proposal.provider_role] : texts.labels.roles.cliente}
            </Text>
          </div>
        </Cluster>
        <div>
          <DimensionLine />
          <div className={css.figures} style={longestOf([formatMoney(proposal.amount)])}>
            {dealFacts(project, deal).map(({ term, value }, index) => (
              <Figure key={term} label={term} value={value} size={index < 2 ? 'l' : 'm'} />
            ))}
          </div>
        </div>
        {isQuoted(proposal) ? (
          <div className={onScreen}>
            <PaperPartBody part={{ title: '', lines: quoteLines(proposal) }} />
          </div>
        ) : null}
        {project.status === 'in_progress' ? <NextSteps steps={isOwner ? words.next.owner : words.next.provider} /> : null}
        <div className={css.actions}>
          <OpenTalk conversationId={deal.conversationId} variant="primary" />
          <Button isCompact icon={<Contact size={18} />} onPress={() => setSendingPhone(true)}>
            {words.phone.action}
          </Button>
          {isOwner ? <CompleteProject project={project} proposals={[proposal]} /> : null}
          <ReopenProject project={project} provider={proposal.provider_name} />
          <SeeQuote proposal={proposal} project={project} />
          <ShareButton isCompact text={dealText(project, deal)} path={links.project(project.id)} />
          <ProjectMenu project={project} deal={deal} />
          <UndoDeal project={project} deal={deal} />
        </div>
      </Stack>
      <DealSheet project={project} deal={deal} />
      <SendPhone
        isOpen={isSendingPhone}
        onClose={() => setSendingPhone(false)}
        conversationId={deal.conversationId}
        personId={other.id}
        person={other.name}
        onSent={() => void navigate(links.conversation(deal.conversationId))}
      />
    </Card>
  )
}

const NextSteps = ({ steps }: { steps: readonly string[] }) => (
  <div>
    <Heading level={3}>{words.next.title}</Heading>
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
)
