import { expect, test } from 'vitest'
import { AdminPalette } from '../../../web/src/app/palette/admin-palette'
import { waitFor } from '../../support/wait-for'
import { all, get, type } from '../ui/mount'
import { openPage, standIn } from './stand-in'
import { aTicketRow, page, project, signInForEach, user } from './tables-setup'

signInForEach()

test("administrators' palette has their pages, and the people, projects and tickets that the server finds", async () => {
  const asked = standIn({
    'GET /api/admin/users': page([user]),
    'GET /api/admin/projects': page([project]),
    'GET /api/admin/support': page([aTicketRow('ticket000000000')]),
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
