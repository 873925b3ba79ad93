import { lazy, Suspense, useId } from 'react'
import { links } from '#links'
import { texts } from '#texts'
import { LocalList } from '../../components/lists/local-list'
import { useChosen } from '../../components/lists/use-chosen'
import { ProjectStatusBadge } from '../../components/status-badges'
import { type MyProject, useProjectsWithProposals } from '../../data/queries/projects'
import { Card, CardActions, CardTitle } from '../../ui/content/card'
import { Text } from '../../ui/content/text/text'
import noProposals from '../../ui/drawings/no-proposals.svg?raw'
import { EmptyState } from '../../ui/feedback/empty-state'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { ListDetail, Row, Rows } from '../../ui/layout/list-detail'
import * as css from '../../ui/layout/list-detail.css'
import { PageHeader } from '../../ui/layout/page-header'
import { Cluster } from '../../ui/layout/stack'
import { useHasPanes } from '../../ui/layout/use-has-panes'
import { VirtualList } from '../../ui/layout/virtual-list'
import { LatestProposals } from './latest-proposals'

const words = texts.proposals.received
const CARD_HEIGHT = 300
const ROW_HEIGHT = 260
/** A page of its own on a phone. */
const ManageProposals = lazy(() => import('./manage-proposals').then(({ ManageProposals: Component }) => ({ default: Component })))

/** By project, newest arrival first. Wide screens show the comparison beside. Product 58. */
export function ReceivedProposalsPage() {
  const projects = useProjectsWithProposals()
  const hasPanes = useHasPanes()
  const [chosenId, choose] = useChosen(projects?.[0]?.project.id)
  const toMyProjects = <LinkButton href={links.myProjects()}>{words.emptyAction}</LinkButton>
  const chosen = projects?.find(({ project }) => project.id === chosenId) ?? projects?.[0]
  if (!hasPanes || !projects || !chosen)
    return (
      <Page>
        <PageHeader title={words.title} />
        <LocalList items={projects} empty={<EmptyState drawing={noProposals} title={words.empty} text={words.emptyHint} action={toMyProjects} />}>
          {(received) => (
            <VirtualList label={words.title} items={received} keyOf={({ project }) => project.id} estimate={CARD_HEIGHT} gap={12}>
              {({ project, proposals }) => <ReceivedProposals project={project} proposals={proposals} />}
            </VirtualList>
          )}
        </LocalList>
      </Page>
    )
  return (
    <ListDetail
      list={
        <>
          <div className={css.head}>
            <PageHeader title={words.title} />
          </div>
          <Rows
            label={words.title}
            items={projects}
            keyOf={({ project }) => project.id}
            chosen={chosen.project.id}
            onChoose={choose}
            estimate={ROW_HEIGHT}
          >
            {(received) => (
              <ReceivedRow {...received} isChosen={received.project.id === chosen.project.id} onChoose={() => choose(received.project.id)} />
            )}
          </Rows>
        </>
      }
      detailLabel={words.detailLabel}
      detail={
        <Suspense>
          <ManageProposals key={chosen.project.id} project={chosen.project} />
        </Suspense>
      }
    />
  )
}

/** With the latest proposals, closer than a card. Product 58. */
function ReceivedRow({ project, proposals, isChosen, onChoose }: MyProject & { isChosen: boolean; onChoose: () => void }) {
  return (
    <Row
      title={project.title}
      href={links.manageProposals(project.id)}
      isChosen={isChosen}
      onChoose={onChoose}
      tooltip={texts.shortcuts.row}
      top={
        <>
          <Text as="span" size="s" tone="soft">
            {texts.projects.mine.proposals(proposals.length)}
          </Text>
          <ProjectStatusBadge status={project.status} />
        </>
      }
    >
      <LatestProposals project={project} proposals={proposals} isClose />
      <Text size="s" isStrong>
        {words.manage(proposals.length)}
      </Text>
    </Row>
  )
}

/** The latest, and the way to all. */
export function ReceivedProposals({ project, proposals }: MyProject) {
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Cluster justify="between" gap="xs">
        <Text as="span" size="s" tone="soft">
          {texts.projects.mine.proposals(proposals.length)}
        </Text>
        <ProjectStatusBadge status={project.status} />
      </Cluster>
      <CardTitle level={2} id={titleId} href={links.manageProposals(project.id)}>
        {project.title}
      </CardTitle>
      <LatestProposals project={project} proposals={proposals} />
      <CardActions>
        <LinkButton isCompact href={links.manageProposals(project.id)} aria-label={words.manageOf(proposals.length, project.title)}>
          {words.manage(proposals.length)}
        </LinkButton>
      </CardActions>
    </Card>
  )
}
