import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { adminLinks } from '#admin-links'
import { formatDocumentNumber } from '#domain/values/document-number'
import { formatMoney } from '#domain/values/money'
import { formatPhone } from '#domain/values/phone'
import { texts } from '#texts'
import { ProposalStatusBadge } from '../../../components/status-badges'
import { ticketSubject } from '../../../components/ticket-subject'
import { avatarAddress } from '../../../data/pictures/avatar-address'
import { useAdminLive } from '../../../data/remote/admin-live'
import { type AdminUserPage, fetchUser } from '../../../data/remote/admin-tables'
import { Avatar } from '../../../ui/content/avatar'
import { DefinitionList } from '../../../ui/content/lists/definition-list'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'
import { Banner } from '../../../ui/feedback/banner'
import { StatusBadge } from '../../../ui/feedback/status-badge'
import { PageHeader } from '../../../ui/layout/page-header'
import { Cluster, Columns, Stack } from '../../../ui/layout/stack'
import { DetailPage } from '../detail-page'
import { EmailText } from '../email-text'
import { ProjectLink } from '../project-link'
import { TicketStatus } from '../ticket-status'
import { TitledLine } from '../titled-line'
import { actText } from './act-text'
import { AdminProjectStatus } from './admin-project-status'
import { dateText, placeText } from './admin-words'
import { Part } from './part'
import { RoleBadge } from './role-badge'
import { SuspendAccount, Suspension } from './suspension'

const { user: words, notInformed, users } = texts.adminTables

export function UserPage() {
  const { userId = '' } = useParams()
  const live = useAdminLive(useCallback((token: string, signal: AbortSignal) => fetchUser(token, userId, signal), [userId]))
  const { refresh } = live
  return (
    <DetailPage
      live={live}
      words={words}
      back={back}
      title={words.account}
      width="wide"
      head={({ user }) => <AccountHeader user={user} onChanged={refresh} />}
    >
      {(page) => <Account page={page} onChanged={refresh} />}
    </DetailPage>
  )
}

const back = { text: words.back, href: adminLinks.users() }

const AccountHeader = ({ user, onChanged }: Pick<AdminUserPage, 'user'> & { onChanged: () => void }) => (
  <PageHeader
    back={back}
    title={user.full_name || users.nameless}
    meta={
      <Cluster gap="xs">
        <RoleBadge role={user.role} />
        {user.is_confirmed ? null : <StatusBadge tone="warn">{users.unconfirmed}</StatusBadge>}
        <Text as="span" size="s" tone="soft">
          <EmailText email={user.email} />
        </Text>
      </Cluster>
    }
    actions={user.role === 'admin' ? null : <SuspendAccount user={user} onChanged={onChanged} />}
  />
)

function Account({ page, onChanged }: { page: AdminUserPage; onChanged: () => void }) {
  const { user, projects, proposals, tickets, cancellations, acts, counts } = page
  const isProvider = user.role === 'empresa' || user.role === 'autonomo'
  return (
    <>
      {cancellations.some(({ status }) => status === 'pending') ? <Banner tone="warn">{words.cancellation}</Banner> : null}
      <Suspension user={user} onChanged={onChanged} />
      <Columns least="wide" gap="l">
        <Part title={words.account} note={words.messages(counts.messages)}>
          <Avatar
            name={user.full_name || user.email}
            src={avatarAddress(user.id, user.avatar)}
            size="l"
            shape={user.role === 'empresa' ? 'square' : 'round'}
          />
          <DefinitionList items={fieldsOf(user)} />
        </Part>
        <Stack gap="l">
          {user.role === 'cliente' ? (
            <Part title={words.projects} note={projects.length < counts.projects ? words.newestOf(projects.length, counts.projects) : undefined}>
              {projects.length === 0 ? <Text tone="soft">{words.noProjects}</Text> : null}
              {projects.map(({ id, title, status, created_at }) => (
                <TitledLine key={id} at={dateText(created_at)} badge={<AdminProjectStatus status={status} />}>
                  <ProjectLink id={id} title={title} />
                </TitledLine>
              ))}
            </Part>
          ) : null}
          {isProvider ? (
            <Part title={words.proposals} note={proposals.length < counts.proposals ? words.newestOf(proposals.length, counts.proposals) : undefined}>
              {proposals.length === 0 ? <Text tone="soft">{words.noProposals}</Text> : null}
              {proposals.map(({ id, project_id, project_title, amount, status, created_at }) => (
                <TitledLine key={id} at={`${formatMoney(amount)} · ${dateText(created_at)}`} badge={<ProposalStatusBadge proposal={{ status }} />}>
                  <ProjectLink id={project_id} title={project_title} />
                </TitledLine>
              ))}
            </Part>
          ) : null}
          <Part title={words.tickets}>
            {tickets.length === 0 ? <Text tone="soft">{words.noTickets}</Text> : null}
            {tickets.map(({ id, subject, status, created_at }) => (
              <TitledLine key={id} at={dateText(created_at)} badge={<TicketStatus status={status} />}>
                <TextLink isAlone href={adminLinks.ticket(id)}>
                  {ticketSubject(subject, '')}
                </TextLink>
              </TitledLine>
            ))}
          </Part>
          <Part title={words.acts}>
            {acts.length === 0 ? <Text tone="soft">{words.noActs}</Text> : null}
            {acts.map(({ id, actor_email, action, created_at }) => (
              <TitledLine key={id} at={`${actor_email} · ${dateText(created_at)}`}>
                <Text>{actText(action)}</Text>
              </TitledLine>
            ))}
            {acts.length === 0 ? null : <TextLink href={adminLinks.auditOf(user.id)}>{words.allActs}</TextLink>}
          </Part>
        </Stack>
      </Columns>
    </>
  )
}

function fieldsOf(user: AdminUserPage['user']) {
  const { fields } = words
  return [
    { term: fields.email, value: <EmailText email={user.email} /> },
    { term: fields.place, value: placeText(user) },
    { term: fields.phone, value: user.phone ? formatPhone(user.phone) : notInformed },
    { term: fields.document, value: documentText(user) || notInformed },
    { term: fields.address, value: user.address || notInformed },
    { term: fields.username, value: user.username || notInformed },
    ...(user.website ? [{ term: fields.website, value: user.website }] : []),
    ...(user.about ? [{ term: fields.about, value: user.about }] : []),
    { term: fields.since, value: dateText(user.created_at) },
  ]
}

const documentText = ({ document_number, document_type }: AdminUserPage['user']): string =>
  document_type === 'CPF' || document_type === 'CNPJ' ? formatDocumentNumber(document_number, document_type) : document_number
