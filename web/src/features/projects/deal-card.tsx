import BadgeCheck from 'lucide-react/icons/badge-check'
import type { Project, Proposal } from '#domain/documents'
import { dealOf } from '#domain/projects/deal'
import { texts } from '#texts'
import { KeepFocus } from '../../components/lists/keep-focus'
import { PaperPartBody } from '../../components/paper/paper-parts'
import { onScreen } from '../../components/paper/paper-parts.css'
import { OpenTalk } from '../../components/people/open-talk'
import { isQuoted } from '../../components/projects/quote/quote-facts'
import { quoteLines } from '../../components/projects/quote/quote-parts'
import type { MyDeal } from '../../components/projects/use-deal'
import { Card } from '../../ui/content/card'
import { DimensionLine } from '../../ui/content/dimension-line'
import { Figure, longestOf } from '../../ui/content/figure'
import { Heading } from '../../ui/content/text/heading'
import { Text } from '../../ui/content/text/text'
import { Cluster, Stack } from '../../ui/layout/stack'
import { AfterAccepting } from './after-accepting'
import { DealActions } from './deal-actions'
import * as css from './deal-card.css'
import { dealFacts } from './deal-facts'
import { DealPerson } from './deal-person'
import { DealSheet } from './deal-sheet'
import { ReferencePart } from './reference/reference-part'
import { ChangesPart } from './work/changes-part'
import { HandOverPart } from './work/hand-over-part'
import { LateWorkPhotos } from './work/late-work-photos'
import { StagesPart } from './work/stages-part'
import type { Worked } from './work/worked'

const words = texts.deal

/** The deal's terms and its work, first on the page. Product 54 and 120 to 123. */
export function DealCard({ project, deal }: { project: Project; deal: MyDeal }) {
  const { isOwner, proposal } = deal
  const work: Worked = { project, proposal, deal: dealOf(proposal, project), side: isOwner ? 'owner' : 'provider' }
  return (
    <Card as="section" aria-label={words.title}>
      <KeepFocus when={work.deal.handed_at + work.deal.not_yet_at}>
        <Stack gap="m">
          <Cluster justify="between" gap="xs">
            <Heading level={2}>{words.title}</Heading>
            {project.status === 'completed' ? (
              <Text tone="ok" isStrong icon={<BadgeCheck size={20} />}>
                {words.finished}
              </Text>
            ) : null}
          </Cluster>
          <DealPerson deal={deal} />
          <ReferencePart project={project} deal={deal} />
          <Terms project={project} deal={deal} />
          <HandOverPart {...work} />
          {project.status === 'in_progress' ? <AfterAccepting project={project} deal={deal} /> : null}
          <div className={css.actions}>
            <OpenTalk conversationId={deal.conversationId} variant="primary" />
          </div>
          <QuoteFacts proposal={proposal} />
          <StagesPart {...work} />
          <ChangesPart {...work} />
          <LateWorkPhotos project={project} proposal={proposal} />
          <DealActions project={project} deal={deal} work={work} />
        </Stack>
      </KeepFocus>
      <DealSheet project={project} deal={deal} />
    </Card>
  )
}

const Terms = ({ project, deal }: { project: Project; deal: MyDeal }) => {
  const facts = dealFacts(project, deal)
  return (
    <div>
      <DimensionLine />
      <div className={css.figures} style={longestOf(facts.slice(0, 1).map(({ value }) => value))}>
        {facts.map(({ term, value, note }, index) => (
          <Figure key={term} label={term} value={value} note={note} size={index < 2 ? 'l' : 'm'} />
        ))}
      </div>
    </div>
  )
}

/** Its stages are the work's. */
const QuoteFacts = ({ proposal }: { proposal: Proposal }) => {
  if (!isQuoted(proposal)) return null
  const lines = quoteLines({ ...proposal, quote: { ...proposal.quote, stages: [] } })
  return lines.length === 0 ? null : (
    <div className={onScreen}>
      <PaperPartBody part={{ title: '', lines }} />
    </div>
  )
}
