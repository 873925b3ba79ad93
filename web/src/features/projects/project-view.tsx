import type { ComponentType } from 'react'
import type { Project } from '#domain/documents'
import { reportSubject } from '#domain/support-ticket'
import { links } from '#links'
import { texts } from '#texts'
import { KeepFocus } from '../../components/lists/keep-focus'
import { PersonAvatar } from '../../components/people/person-avatar'
import { ReportButton } from '../../components/people/report-button'
import { ShareButton } from '../../components/people/share-button'
import { useBelongsTo } from '../../components/projects/belonging'
import { budgetText } from '../../components/projects/money-text'
import { ProjectFacts } from '../../components/projects/project-facts'
import { useDeal } from '../../components/projects/use-deal'
import { ProjectStatusBadge, WaitingBadge } from '../../components/status-badges'
import { Since } from '../../components/times/since'
import type { Optimistic } from '../../data/live/overlay'
import { useMyProposal } from '../../data/queries/my-proposal'
import { useKilometresTo } from '../../data/remote/use-kilometres-to'
import { useActor } from '../../data/store/account-store-context'
import { useProjectPhotos } from '../../data/uploads/project-photos'
import { Tabs } from '../../ui/content/tabs'
import { Price } from '../../ui/content/text/price'
import { Text } from '../../ui/content/text/text'
import { Page, useIsPane } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { Cluster, Stack } from '../../ui/layout/stack'
import { DealCard } from './deal-card'
import { ProjectMenu } from './files/project-menu'
import { OwnerSection } from './owner-section'
import { PhotoStrip } from './photos/photo-strip'
import { ProjectImages } from './project-images'
import { ProjectProducts } from './project-products'
import * as css from './project-view.css'
import { StillNeededStrip } from './still-needed-strip'
import { PastWorkPhotos } from './work/late-work-photos'
import { UndoneDeals } from './work/undone-deals'

const words = texts.projects.page

/** Actions of everyone but the owner, passed by the app. */
export type ProjectSlots = { ProposalSection: ComponentType<{ project: Project }> }

export function ProjectView({ project, ProposalSection }: { project: Optimistic<'projects'> } & ProjectSlots) {
  const actor = useActor()
  const deal = useDeal(project)
  const isOwner = actor.id === project.client_id
  const isPane = useIsPane()
  const km = useKilometresTo()(project)
  const back = useBack(project, isPane)
  return (
    <Page width="wide">
      <KeepFocus when={project.status + project.asked_at}>
        <PageHeader
          back={back}
          actions={
            project.isNew || deal ? null : (
              <>
                <ShareButton isCompact text={shareText(project)} path={links.project(project.id)} />
                <ProjectMenu project={project} />
              </>
            )
          }
          title={project.title}
          meta={
            <Cluster gap="xs">
              {project.isNew && project.status === 'open' ? null : <ProjectStatusBadge status={project.status} />}
              <WaitingBadge waiting={project.waiting} />
              <Text as="span" size="s" tone="soft">
                {project.isNew ? null : (
                  <>
                    <Since time={project.created_at} words={texts.times.published} countsSeconds />
                    {project.edited_at ? (
                      <>
                        {' · '}
                        <Since time={project.edited_at} words={texts.times.edited} />
                      </>
                    ) : null}
                  </>
                )}
              </Text>
            </Cluster>
          }
        />
      </KeepFocus>
      <StillNeededStrip project={project} />
      {deal ? <DealCard project={project} deal={deal} /> : null}
      <div className={isPane ? css.stacked : css.columns}>
        <Stack gap="l">
          <PhotoStrip project={project} />
          {isOwner ? null : (
            <Cluster gap="s">
              <PersonAvatar personId={project.client_id} file={project.client_avatar} name={project.client_name} />
              <div>
                <Text isStrong>{project.client_name}</Text>
                <Text size="s" tone="soft">
                  {texts.labels.roles.cliente}
                </Text>
              </div>
            </Cluster>
          )}
          <Price
            text={budgetText(project.budget)}
            size="xl"
            label={words.budget}
            aside={
              <Cluster gap="s">
                <ProjectFacts of={{ ...project, km }} />
              </Cluster>
            }
          />
          <ProjectTabs project={project} />
          <UndoneDeals project={project} />
          <PastWorkPhotos project={project} />
          {isOwner || actor.role === 'admin' ? null : <Report project={project} />}
        </Stack>
        <div className={css.side}>{isOwner ? <OwnerSection project={project} /> : <ProposalSection project={project} />}</div>
      </div>
    </Page>
  )
}

/** The person's list with the project: 'voltar', and the current menu entry. Product 57. */
function useBack({ id, client_id }: Project, isPane: boolean): { text: string; href: string } {
  const actor = useActor()
  const proposal = useMyProposal(id)?.document
  const back =
    actor.id === client_id
      ? { text: words.backToMine, href: links.myProjects() }
      : proposal
        ? { text: texts.proposals.mine.title, href: links.myProposals() }
        : { text: words.back, href: links.openProjects() }
  useBelongsTo(isPane ? links.openProjects() : back.href)
  return back
}

const shareText = ({ title, city, state }: Project): string => texts.share.project(title, `${city}, ${state}`)

const Report = ({ project: { id } }: { project: Optimistic<'projects'> }) => (
  <div className={css.report}>
    <ReportButton label={texts.report.project} subject={reportSubject({ kind: 'project', id })} />
  </div>
)

/** An empty tab cannot be chosen. Product 62. */
const ProjectTabs = ({ project }: { project: Optimistic<'projects'> }) => {
  const { description, products } = project
  const photos = useProjectPhotos(project)
  return (
    <Tabs
      label={words.tabsLabel}
      items={[
        { id: 'details', text: words.details, content: <Text isAsTyped>{description}</Text> },
        { id: 'products', text: words.products, isDisabled: products.length === 0, content: <ProjectProducts products={products} /> },
        { id: 'images', text: words.images, isDisabled: photos.length === 0, content: <ProjectImages project={project} /> },
      ]}
    />
  )
}
