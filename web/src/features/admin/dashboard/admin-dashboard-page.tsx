import FileText from 'lucide-react/icons/file-text'
import FolderOpen from 'lucide-react/icons/folder-open'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import UserX from 'lucide-react/icons/user-x'
import Users from 'lucide-react/icons/users'
import { type ReactNode, useId } from 'react'
import { adminLinks } from '#admin-links'
import type { Role } from '#domain/documents'
import { texts, wholeNumber } from '#texts'
import { NeedsConnection } from '../../../components/needs-connection'
import { useAdminLive } from '../../../data/remote/admin-live'
import { type Dashboard, fetchDashboard } from '../../../data/remote/admin-overview'
import { Card, CardTitle } from '../../../ui/content/card'
import { Heading } from '../../../ui/content/text/heading'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { LiveState } from '../live-state'
import { ProjectLink } from '../project-link'
import { dateText } from '../tables/admin-words'
import { RoleBadge } from '../tables/role-badge'
import * as titled from '../titled-line.css'
import * as css from './admin-dashboard-page.css'
import { NewUsersChart } from './new-users-chart'
import { StatusChart } from './status-chart'

const words = texts.adminPages.dashboard

export function DashboardPage() {
  const live = useAdminLive(fetchDashboard)
  return (
    <Page width="wide">
      <PageHeader title={words.title} />
      <NeedsConnection />
      <LiveState live={live} words={words}>
        {(dashboard) => <Overview dashboard={dashboard} />}
      </LiveState>
    </Page>
  )
}

function Overview({ dashboard }: { dashboard: Dashboard }) {
  const { users, projects, proposals, waiting_tickets, pending_cancellations, recent_projects, recent_users } = dashboard
  return (
    <>
      <div className={css.figures}>
        <StatCard label={words.cards.users} value={users} href={adminLinks.users()} icon={<Users size={20} />} />
        <StatCard label={words.cards.projects} value={projects} href={adminLinks.projects()} icon={<FolderOpen size={20} />} />
        <StatCard label={words.cards.proposals} value={proposals} href={adminLinks.projects()} icon={<FileText size={20} />} />
        <StatCard label={words.cards.tickets} value={waiting_tickets} href={adminLinks.support()} icon={<LifeBuoy size={20} />} />
        <StatCard
          label={words.cards.cancellations}
          value={pending_cancellations}
          href={adminLinks.cancellations()}
          icon={<UserX size={20} />}
          isDanger
        />
      </div>
      <div className={css.columns}>
        <Part title={words.newUsers.title}>
          <NewUsersChart days={dashboard.new_users} />
        </Part>
        <Part title={words.byStatus.title}>
          {dashboard.projects_by_status.length === 0 ? (
            <Text tone="soft">{words.byStatus.none}</Text>
          ) : (
            <StatusChart counts={dashboard.projects_by_status} />
          )}
        </Part>
        <Part title={words.recentProjects.title}>
          {recent_projects.length === 0 ? <Text tone="soft">{words.recentProjects.none}</Text> : null}
          <ul className={css.list}>
            {recent_projects.map(({ id, title, created_at }) => (
              <li key={id} className={titled.line}>
                <ProjectLink id={id} title={title} />
                <Text as="span" size="s" tone="soft">
                  {words.recentProjects.created(dateText(created_at))}
                </Text>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={words.recentUsers.title}>
          {recent_users.length === 0 ? <Text tone="soft">{words.recentUsers.none}</Text> : null}
          <ul className={css.list}>
            {recent_users.map((user) => (
              <NewUser key={user.id} user={user} />
            ))}
          </ul>
        </Part>
      </div>
    </>
  )
}

const NewUser = ({ user: { id, full_name, role, created_at } }: { user: { id: string; full_name: string; role: Role; created_at: string } }) => (
  <li className={titled.beside}>
    <span className={titled.line}>
      <TextLink isAlone href={adminLinks.user(id)}>
        {full_name || texts.adminTables.users.nameless}
      </TextLink>
      <Text as="span" size="s" tone="soft">
        {words.recentUsers.registered(dateText(created_at))}
      </Text>
    </span>
    <span className={titled.badge}>
      <RoleBadge role={role} />
    </span>
  </li>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Heading level={2} id={id} size="section">
        {title}
      </Heading>
      {children}
    </Card>
  )
}

type Props = { label: string; value: number; href: string; icon: ReactNode; isDanger?: true }

const StatCard = ({ label, value, href, icon, isDanger }: Props) => (
  <Card tone={isDanger ? 'bad' : 'plain'}>
    <CardTitle level={2} href={href}>
      <span className={isDanger ? css.badLabel : css.label}>
        {icon}
        {label}
      </span>
      <span className={isDanger ? css.bad : css.figure}>{wholeNumber(value)}</span>
    </CardTitle>
  </Card>
)
