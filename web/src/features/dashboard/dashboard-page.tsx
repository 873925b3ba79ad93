import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import HardHat from 'lucide-react/icons/hard-hat'
import Plus from 'lucide-react/icons/plus'
import { useLocation } from 'react-router-dom'
import type { Role } from '#domain/documents'
import { missingProfileFields, type ProfileField } from '#domain/people/profile-completeness'
import { links } from '#links'
import { texts } from '#texts'
import { pageOfOthers } from '../../components/misdirected'
import { useOptionalPart } from '../../components/use-optional-part'
import { useMyAccount } from '../../data/queries/account'
import { useMyProjects } from '../../data/queries/projects'
import { useMyProposals } from '../../data/queries/proposals'
import { useActor, useSession } from '../../data/store/account-store-context'
import { Banner } from '../../ui/feedback/banner'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { JobCard } from './job-card'
import * as css from './job-card.css'

const loadNeeds = async () => (await import('./needs')).Needs

export function DashboardPage() {
  const { role, full_name } = useActor()
  const { session } = useSession()
  const isClient = role === 'cliente'
  const Needs = useOptionalPart(loadNeeds)
  const cards = isClient ? <ClientCards /> : <ProviderCards />
  return (
    <Page width="wide">
      <PageHeader
        title={texts.dashboard.welcome(welcomeName(full_name, session?.email ?? ''))}
        lead={isClient ? texts.dashboard.client.intro : texts.dashboard.provider.intro}
      />
      <PageOfOthers />
      <IncompleteProfile />
      {Needs ? <Needs cards={cards} /> : cards}
    </Page>
  )
}

/** The name, else the e-mail before the @, else 'Usuário'. Product 62. */
const welcomeName = (fullName: string, email: string): string => fullName.trim() || email.split('@')[0] || texts.dashboard.nameless

const { client, provider, incompleteProfile } = texts.dashboard

function ClientCards() {
  const projects = useMyProjects() ?? []
  const open = projects.filter(({ project }) => project.status === 'open' && !project.isNew)
  const running = projects.filter(({ project }) => project.status === 'in_progress').length
  const proposals = open.reduce((sum, { proposals }) => sum + proposals.filter(({ status }) => status === 'pending').length, 0)
  const figures = [
    { count: open.length, label: client.figures.open(open.length) },
    { count: proposals, label: client.figures.proposals(proposals) },
    { count: running, label: client.figures.running },
  ]
  return (
    <div className={css.jobs}>
      <JobCard
        icon={<Plus size={28} />}
        words={client.publish}
        href={links.newProject()}
        isMain
        second={{ text: client.findProviders, href: links.providers() }}
      />
      <JobCard icon={<FolderOpen size={28} />} words={client.manage} href={links.myProjects()} figures={projects.length > 0 ? figures : []} />
    </div>
  )
}

function ProviderCards() {
  const proposals = useMyProposals() ?? []
  const accepted = proposals.filter(({ status }) => status === 'accepted').length
  const pending = proposals.filter(({ status, isNew }) => status === 'pending' && !isNew).length
  const figures = [
    { count: pending, label: provider.figures.pending },
    { count: accepted, label: provider.figures.accepted(accepted) },
  ]
  return (
    <div className={css.jobs}>
      <JobCard icon={<HardHat size={28} />} words={provider.findWork} href={links.openProjects()} isMain />
      <JobCard icon={<FileText size={28} />} words={provider.myProposals} href={links.myProposals()} figures={proposals.length > 0 ? figures : []} />
    </div>
  )
}

const inWords = new Intl.ListFormat('pt-BR')

/** Nothing while the profile is unknown. */
export function IncompleteProfile() {
  const account = useMyAccount()?.document
  const missing = account ? missingProfileFields(account) : []
  if (!account || missing.length === 0) return null
  return (
    <Banner
      tone="warn"
      title={incompleteProfile.title}
      action={
        <LinkButton href={links.account()} isCompact>
          {incompleteProfile.action}
        </LinkButton>
      }
    >
      {sentenceOf(account.role, missing)}
    </Banner>
  )
}

/** The missing fields, and why the place is useful. */
function sentenceOf(role: Role, missing: readonly ProfileField[]): string {
  const { document_number, ...names } = incompleteProfile.fields
  const document = role === 'empresa' ? document_number.company : document_number.person
  const listed = inWords.format(missing.map((field) => (field === 'document_number' ? document : names[field])))
  const sentence = incompleteProfile.missing(listed, missing.length)
  const isPlaceless = missing.includes('city') || missing.includes('state')
  return isPlaceless ? `${sentence} ${role === 'cliente' ? incompleteProfile.why.client : incompleteProfile.why.provider}` : sentence
}

/** In place of a page of the other role. Product 48. */
function PageOfOthers() {
  const owners = pageOfOthers(useLocation().state)
  return owners ? (
    <Banner tone="info" isAnnounced>
      {texts.dashboard.pageOf[owners]}
    </Banner>
  ) : null
}
