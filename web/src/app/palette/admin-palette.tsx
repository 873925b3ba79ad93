import FolderOpen from 'lucide-react/icons/folder-open'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import User from 'lucide-react/icons/user'
import { useCallback, useEffect, useState } from 'react'
import { adminLinks } from '#admin-links'
import { links } from '#links'
import { texts } from '#texts'
import { ticketSubject } from '../../components/ticket-subject'
import { useAdminRequest } from '../../data/remote/admin-request'
import { type AdminTicket, type AdminUser, type AskTable, askProjects, askTickets, askUsers } from '../../data/remote/admin-tables'
import { adminPages } from '../../features/admin/pages'
import { actionEntries } from './action-entries'
import { type Entry, findEntries } from './entry'
import { Palette } from './palette'

const words = texts.palette.admin

/** With people, projects and tickets that the server finds. */
export const AdminPalette = ({ onClose }: { onClose: () => void }) => (
  <Palette onClose={onClose} useFound={useFound} placeholder={words.placeholder} nothing={words.nothing} />
)

function useFound(typed: string): Entry[] {
  const asked = useSettled(typed.trim())
  const people = useRows(askUsers, asked)
  const projects = useRows(askProjects, asked)
  const tickets = useRows(askTickets, asked)
  return [
    ...findEntries([...pageEntries(), ...actionEntries()], typed),
    ...people.map(personEntry),
    ...projects.map(projectEntry),
    ...tickets.map(ticketEntry),
  ]
}

/** Results for a single letter are rarely wanted. */
const TYPING_MS = 250

function useSettled(typed: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

/** A single letter would find nearly everything. */
const LEAST_LETTERS = 2
const SHOWN = 5

function useRows<Row>(ask: AskTable<Row>, q: string): readonly Row[] {
  const asked = useAdminRequest(
    useCallback(
      async (token: string, signal: AbortSignal) =>
        q.length < LEAST_LETTERS
          ? { ok: true as const, value: { items: [], before: '', total: 0 } }
          : ask(token, String(new URLSearchParams({ q, rows: String(SHOWN) })), '', signal),
      [ask, q],
    ),
  )
  return asked.state === 'here' ? asked.value.items : []
}

const pageEntries = (): Entry[] =>
  adminPages.flatMap(({ path, menu }): Entry[] => (menu ? [{ group: 'pages', id: path, href: path, text: menu.text, Icon: menu.Icon }] : []))

const personEntry = ({ id, full_name, email }: AdminUser): Entry => ({
  group: 'people',
  id,
  text: full_name || texts.adminTables.users.nameless,
  note: email,
  Icon: User,
  href: adminLinks.user(id),
})

const projectEntry = ({ id, title, client_name }: { id: string; title: string; client_name: string }): Entry => ({
  group: 'allProjects',
  id,
  text: title,
  note: client_name,
  Icon: FolderOpen,
  href: links.project(id),
})

const ticketEntry = ({ id, subject, reported_name, client_name }: AdminTicket): Entry => ({
  group: 'tickets',
  id,
  text: ticketSubject(subject, reported_name),
  note: client_name,
  Icon: LifeBuoy,
  href: `${adminLinks.ticket(id)}?status=all`,
})
