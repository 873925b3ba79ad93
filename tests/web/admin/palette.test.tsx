import { expect, test } from 'vitest'
import { AdminPalette } from '../../../web/src/app/palette/admin-palette'
import { waitFor } from '../../support/wait-for'
import { all, get, type } from '../ui/mount'
import { openPage, standIn } from './stand-in'
import { at, signInForEach, user } from './tables-setup'

signInForEach()

test("administrators' palette has their pages, and the people, projects and tickets that the server finds", async () => {
  const ticket = {
    id: 'ticket000000000',
    client_id: user.id,
    client_name: 'Ana Lima',
    client_avatar: '',
    subject: 'Senha',
    reported_name: '',
    status: 'open',
  }
  const project = { id: 'project00000000', title: 'Muro', client_id: user.id, client_name: 'Ana Lima', city: 'Campinas', state: 'SP' }
  const page = (row: object) => [200, { rows: [row], before: '', total: 1 }] as const
  const asked = standIn({
    'GET /api/admin/users': page(user),
    'GET /api/admin/projects': page({ ...project, status: 'open', budget: 0, created_at: at }),
    'GET /api/admin/support': page({ ...ticket, last_message_at: at, waits_since: '', last: null }),
  })
  await openPage('/', '/', <AdminPalette onClose={() => undefined} />)
  const options = () => all('option').map((option) => [option.textContent, option.getAttribute('href')])
  expect(options().slice(0, 3)).toEqual([
    ['Dashboard', '/admin/dashboard'],
    ['Usuários', '/admin/users'],
    ['Projetos', '/admin/projects'],
  ])
  await type(get('combobox', 'Ir para…'), 'suporte')
  expect(options()).toEqual([['Suporte', '/admin/support']])
  await type(get('combobox', 'Ir para…'), '11987')
  await waitFor(() =>
    expect(options()).toEqual([
      ['Ana Limaana@obra.example', '/admin/users/user00000000000'],
      ['MuroAna Lima', '/projetos/project00000000'],
      ['SenhaAna Lima', '/admin/support/ticket000000000?status=all'],
    ]),
  )
  expect(asked).toEqual(expect.arrayContaining(['GET /api/admin/users?q=11987&rows=5&before=']))
})
