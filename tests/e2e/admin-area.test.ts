import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { adminPaths } from '#admin-links'
import { links } from '#links'
import { newId } from '#new-id'
import { populate as addProviders } from '../server/support/populate'
import { signedIn } from '../server/support/session'
import { createAdministrator } from '../support/people'
import { recordsOf } from '../support/server-client'
import { storeSession } from '../support/store-session'
import { expectNoViolations } from './support/axe'
import { press, type } from './support/keyboard'
import { enter, signInAsAdmin } from './support/people'
import { type DeviceOptions, desktop, expect, phone, type Stage, test } from './support/test'
import { expectToast } from './support/told'

const sizes = { phone: { viewport: phone.viewport ?? null }, desktop }
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** People with something of everything, under a surname of their own. */
async function populate({ server }: Stage, surname: string) {
  const client = await signedIn(server, 'cliente', { full_name: `Ana ${surname}` })
  const provider = await signedIn(server, 'autonomo', { full_name: `Bruno ${surname}` })
  const project = await client.publishes({ title: `Muro ${surname}`, budget: 4_800 })
  await provider.proposes(project)
  const ticket = newId()
  await client.does('send_support_message', { message_id: newId(), ticket_id: ticket, subject: `Senha ${surname}`, content: 'Não consigo entrar.' })
  await client.does('request_cancellation', { request_id: newId() })
  return { client, provider, project, ticket }
}

async function enterArea(page: Page, { server }: Stage, path: string): Promise<void> {
  const { email, password } = await createAdministrator(server)
  await page.goto(path)
  await signInAsAdmin(page, email, password)
}

/** On this screen, and by axe on others. */
async function expectWellMade(page: Page, { viewport }: DeviceOptions, what: string): Promise<void> {
  await expectNothingWider(page)
  await expectNoViolations(page, what)
  if (viewport) await page.setViewportSize(viewport)
}

async function expectNothingWider(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}

for (const [name, options] of Object.entries(sizes)) {
  test(`an administrator walks through every screen, on a ${name}`, async ({ stage, device }) => {
    const surname = `Walk${name}${newId().slice(0, 4)}`
    const people = await populate(stage, surname)
    const { page } = await device(options)
    await enterArea(page, stage, '/admin')

    await expect(title(page, 'Dashboard Administrativo')).toBeVisible()
    for (const card of ['Total de Usuários', 'Total de Projetos', 'Total de Propostas', 'Tickets de Suporte', 'Cancelamentos'])
      await expect(page.getByRole('main').getByRole('link', { name: new RegExp(card) })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Novos Usuários (Últimos 7 dias)' }).getByRole('row')).toHaveCount(8)
    await expect(page.getByRole('table', { name: 'Projetos por Status' })).toContainText('Aberto')
    for (const [part, when] of [
      ['Projetos Recentes', 'Criado em '],
      ['Novos Usuários', 'Registrado em '],
    ] as const)
      await expect(page.getByRole('region', { name: part, exact: true })).toContainText(when)
    await expect(page.getByRole('link', { name: `Muro ${surname} (abre em outra aba)` })).toHaveAttribute('rel', 'opener')
    await expectWellMade(page, options, 'the dashboard')
    // Live: one more account, without a reload.
    const later = await signedIn(stage.server, 'empresa', { full_name: `Nova ${surname}` })
    await later.does('edit_account', { about: 'x' })
    await expect(page.getByRole('link', { name: `Nova ${surname}` })).toBeVisible()

    await page.goto('/admin/users')
    await expect(title(page, 'Gerenciar Usuários')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar' }).fill(surname)
    await expect(page.getByText('3 usuários')).toBeVisible()
    await expect(row(page, `Ana ${surname}`)).toContainText('Campinas, SP')
    await expect(row(page, `Ana ${surname}`)).toContainText('Não informado')
    await expectWellMade(page, options, 'the users')
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exportar CSV' }).click()])
    const csv = await readFile((await file.path()) ?? '', 'utf8')
    expect(csv.startsWith('\uFEFFNome;E-mail;')).toBe(true)
    expect(csv).toContain(`Ana ${surname};${people.client.person.email};Cliente;Campinas;SP;`)

    await row(page, `Bruno ${surname}`).click()
    await expect(title(page, `Bruno ${surname}`)).toBeVisible()
    await expect(page.getByText(`Muro ${surname}`)).toBeVisible()
    await page.getByRole('button', { name: 'Suspender conta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suspender esta conta?' })
    await dialog.getByRole('button', { name: 'Suspender' }).click()
    await expect(dialog.getByText('Preencha este campo.')).toBeVisible()
    await dialog.getByLabel('Motivo').fill('Cobrança adiantada')
    await expectWellMade(page, options, 'the dialog')
    await dialog.getByRole('button', { name: 'Suspender' }).click()
    await expect(page.getByText('Cobrança adiantada')).toBeVisible()
    await page.getByRole('button', { name: 'Reativar conta' }).click()
    await expect(page.getByRole('button', { name: 'Suspender conta' })).toBeVisible()
    await expect(page.getByText('Reativou a conta')).toBeVisible()
    await expectWellMade(page, options, "a user's page")

    await page.goto(`/admin/projects?q=${surname}`)
    await expect(title(page, 'Gerenciar Projetos')).toBeVisible()
    await expect(row(page, `Muro ${surname}`)).toContainText('R$ 4.800,00')
    await expect(row(page, `Muro ${surname}`)).toContainText('Aberto')
    await expectWellMade(page, options, 'the projects')
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: `Muro ${surname} (abre em outra aba)` }).click()])
    await expect(title(tab, `Muro ${surname}`)).toBeVisible()
    await expect(tab).toHaveURL(`/projetos/${people.project}`)
    await expect(tab.getByRole('link', { name: `Ana ${surname}` })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Remover projeto' })).toBeVisible()
    if (name === 'desktop') await expectNoViolations(tab, "an administrator's page of a project")
    await tab.close()
    await page.getByRole('button', { name: `Remover projeto Muro ${surname}` }).click()
    await page.getByLabel('Motivo').fill('Anúncio falso')
    if (name === 'desktop') await expectWellMade(page, options, 'the removal')
    await page.getByRole('button', { name: 'Remover', exact: true }).click()
    await expect(row(page, `Muro ${surname}`)).toHaveCount(0)
    expect((await people.client.notifications()).at(-1)).toMatchObject({ title: 'Projeto removido' })

    await page.goto('/admin/support')
    await expect(title(page, 'Tickets de Suporte')).toBeVisible()
    if (name === 'desktop') {
      await expect(page.getByText('Selecione um ticket para ver a conversa.')).toBeVisible()
      await expectWellMade(page, options, 'the tickets')
    }
    await page.getByRole('link', { name: new RegExp(`Senha ${surname}`) }).click()
    await expect(page).toHaveURL(`/admin/support/${people.ticket}`)
    await expect(page.getByText('Não consigo entrar.')).toBeVisible()
    const reply = page.getByRole('textbox', { name: 'Resposta' })
    await expect(page.getByRole('button', { name: 'Enviar resposta' })).toBeDisabled()
    await reply.fill('Enviamos um link novo.')
    await page.getByRole('button', { name: 'Enviar resposta' }).click()
    await expect(page.getByRole('log', { name: 'Mensagens' })).toContainText('Enviamos um link novo.')
    await expect(reply).toHaveValue('')
    await people.client.does('send_support_message', { message_id: newId(), ticket_id: people.ticket, subject: null, content: 'Chegou, obrigada!' })
    await expect(page.getByRole('log', { name: 'Mensagens' })).toContainText('Chegou, obrigada!')
    await page.getByRole('button', { name: 'Encerrar' }).click()
    await page.getByRole('button', { name: 'Reabrir' }).click()
    await expect(page.getByRole('button', { name: 'Encerrar' })).toBeVisible()
    await expectWellMade(page, options, 'the support')

    await page.goto('/admin/cancellations')
    await expect(title(page, 'Solicitações de Cancelamento')).toBeVisible()
    await expectWellMade(page, options, 'the cancellations')
    await page.getByRole('button', { name: `Aprovar Exclusão de Ana ${surname}` }).click()
    const confirm = page.getByRole('alertdialog', { name: 'Confirmar Exclusão de Conta?' })
    await expect(confirm).toContainText('irreversível')
    if (name === 'desktop') await expectWellMade(page, options, 'the approval')
    await confirm.getByRole('button', { name: 'Sim, excluir conta' }).click()
    await expectToast(page, 'Usuário excluído com sucesso!')
    await expect(row(page, 'Usuário removido').first()).toContainText('Concluído')
    await expectNothingWider(page)

    await page.goto('/admin/audit')
    await expect(title(page, 'Auditoria')).toBeVisible()
    await expect(row(page, 'Excluiu a conta').first()).toBeVisible()
    await expect(row(page, 'Reativou a conta').first()).toContainText(`Bruno ${surname}`)
    await page.goto(`/admin/users/${people.provider.id}`)
    await page.getByRole('link', { name: 'Ver todos os atos' }).click()
    await expect(page.getByText(`Só atos referentes a Bruno ${surname}`)).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
    await page.getByRole('button', { name: 'Ato', exact: false }).click()
    await page.getByRole('option', { name: 'Suspendeu a conta' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectWellMade(page, options, 'the audit')
  })
}

test('the tables work by keyboard, and keep their question in the address', async ({ stage, device }) => {
  const surname = `Key${newId().slice(0, 6)}`
  await populate(stage, surname)
  const { page } = await device(desktop)
  await enterArea(page, stage, '/admin/users')
  await expect(title(page, 'Gerenciar Usuários')).toBeFocused()
  await type(page, page.getByRole('searchbox', { name: 'Buscar' }), surname)
  await expect(page.getByText('2 usuários')).toBeVisible()
  // A table is one stop of Tab; the arrows move in it.
  await press(page, row(page, `Bruno ${surname}`), 'ArrowUp')
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/order=name/)
  await expect(page.getByRole('row').nth(1)).toContainText(`Ana ${surname}`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(title(page, `Bruno ${surname}`)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`q=${surname}`))
  await expect(page.getByText('2 usuários')).toBeVisible()
})

for (const [name, options] of Object.entries(sizes)) {
  test(`an administrator does their work on every screen without a mouse, on a ${name}`, async ({ stage, device }) => {
    const surname = `Keys${name}${newId().slice(0, 4)}`
    const { client } = await populate(stage, surname)
    const { page } = await device(options)
    await enterArea(page, stage, '/admin')
    await expect(title(page, 'Dashboard Administrativo')).toBeFocused()
    const goTo = async (text: string, heading: string) => {
      const isPhone = name === 'phone'
      if (isPhone) await press(page, page.getByRole('button', { name: 'Menu da administração' }))
      await press(page, page.getByRole('navigation', { name: isPhone ? 'Menu da administração' : 'Administração' }).getByRole('link', { name: text }))
      await expect(title(page, heading)).toBeFocused()
    }

    await press(page, page.getByRole('main').getByRole('link', { name: /Total de Usuários/ }))
    await expect(title(page, 'Gerenciar Usuários')).toBeFocused()
    await type(page, page.getByRole('searchbox', { name: 'Buscar' }), `Bruno ${surname}`)
    await expect(page.getByText('1 usuário', { exact: true })).toBeVisible()
    await press(page, row(page, `Bruno ${surname}`))
    await expect(title(page, `Bruno ${surname}`)).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Suspender conta' }))
    const suspension = page.getByRole('dialog', { name: 'Suspender esta conta?' })
    await type(page, suspension.getByLabel('Motivo'), 'Cobrança adiantada')
    await press(page, suspension.getByRole('button', { name: 'Suspender' }))
    await press(page, page.getByRole('button', { name: 'Reativar conta' }))
    await expect(page.getByText('Reativou a conta')).toBeVisible()

    await goTo('Projetos', 'Gerenciar Projetos')
    await type(page, page.getByRole('searchbox', { name: 'Buscar' }), surname)
    await expect(page.getByText('1 projeto', { exact: true })).toBeVisible()
    await press(page, row(page, `Muro ${surname}`), 'ArrowLeft')
    await expect(page.getByRole('button', { name: `Remover projeto Muro ${surname}` })).toBeFocused()
    await page.keyboard.press('Enter')
    const removal = page.getByRole('dialog', { name: 'Remover este projeto?' })
    await type(page, removal.getByLabel('Motivo'), 'Anúncio falso')
    await press(page, removal.getByRole('button', { name: 'Remover' }))
    await expect(row(page, `Muro ${surname}`)).toHaveCount(0)

    await goTo('Suporte', 'Tickets de Suporte')
    await press(page, page.getByRole('link', { name: new RegExp(`Senha ${surname}`) }))
    await type(page, page.getByRole('textbox', { name: 'Resposta' }), 'Enviamos um link novo.')
    await press(page, page.getByRole('button', { name: 'Enviar resposta' }))
    await expect(page.getByRole('log', { name: 'Mensagens' })).toContainText('Enviamos um link novo.')
    await press(page, page.getByRole('button', { name: 'Encerrar' }))
    await expect(page.getByRole('button', { name: 'Reabrir' })).toBeVisible()

    await goTo('Cancelamentos', 'Solicitações de Cancelamento')
    await press(page, row(page, `Ana ${surname}`), 'ArrowLeft')
    await expect(page.getByRole('button', { name: `Aprovar Exclusão de Ana ${surname}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir conta' }))
    await expect(page.getByText('Usuário excluído com sucesso!')).toBeVisible()
    expect(await recordsOf(stage.server, 'users', `id = "${client.id}"`, '')).toEqual([])

    await goTo('Auditoria', 'Auditoria')
    await expect(row(page, 'Excluiu a conta').first()).toBeVisible()
    await goTo('Configurações', 'Configurações do Site')
    await type(page, page.getByLabel('Instagram'), 'https://www.instagram.com/canteiro')
    await press(page, page.getByRole('form', { name: 'Rodapé' }).getByRole('button', { name: 'Salvar Alterações' }))
    await expect(page.getByText('Configurações salvas!')).toBeVisible()
  })
}

test('an administrator finds their way by touch: menu, filter, the next page and the settings', async ({ stage, device }) => {
  const { page } = await device(phone)
  // More people than a page of the table holds, in a city that no other test uses.
  await addProviders(stage.server, 'AC', 'Xapuri', 60)
  await enterArea(page, stage, '/admin')
  const goTo = async (text: string, heading: string) => {
    await page.getByRole('button', { name: 'Menu da administração' }).click()
    await page.getByRole('navigation', { name: 'Menu da administração' }).getByRole('link', { name: text }).click()
    await expect(title(page, heading)).toBeVisible()
  }
  await goTo('Usuários', 'Gerenciar Usuários')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('Xapuri')
  await expect(page.getByText('60 usuários')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(page.getByRole('row')).toHaveCount(61)
  await page.getByRole('button', { name: /Tipo de conta/ }).click()
  await page.getByRole('option', { name: 'Empresa' }).click()
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await expectNothingWider(page)
  await goTo('Configurações', 'Configurações do Site')
  await page.getByLabel('Facebook').fill('https://www.facebook.com/canteiro')
  await page.getByRole('form', { name: 'Rodapé' }).getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Configurações salvas!')
  await expectNothingWider(page)
})

test('a reply that is not sent stays in the input, through a reload, and goes once; without a network every page says so', async ({
  stage,
  device,
  allowed,
}) => {
  allowed.networkFailures = true
  const surname = `Off${newId().slice(0, 6)}`
  const { client, project, ticket } = await populate(stage, surname)
  const { page, offline, online } = await device(desktop)
  await enterArea(page, stage, `/admin/support/${ticket}`)
  const reply = page.getByRole('textbox', { name: 'Resposta' })
  await reply.fill('Já volto.')
  await offline()
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByText(/^Não enviada\./)).toBeVisible()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeVisible()
  await expect(reply).toHaveValue('Já volto.')
  await online()
  await page.reload()
  await expect(reply).toHaveValue('Já volto.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByRole('log', { name: 'Mensagens' }).getByText('Já volto.')).toHaveCount(1)
  await expect(reply).toHaveValue('')

  const pages = Object.values(adminPaths).map((path) => path.replace(':userId', client.id).replace(':ticketId', ticket))
  for (const path of [...pages, links.project(project)]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await offline()
    await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.'), path).toBeVisible()
    await online()
  }
})

test('[PRODUCT 49] a suspended person reads why, what they write waits, is in the copy of their data, and goes out once the account is back', async ({
  stage,
  device,
  allowed,
}) => {
  allowed.refusals = true
  const provider = await signedIn(stage.server, 'autonomo', { full_name: 'Nilo Parado' })
  const admin = await device(desktop)
  await enterArea(admin.page, stage, `/admin/users/${provider.id}`)
  const { page } = await device(desktop)
  await storeSession(page, provider.person)
  await page.goto('/dashboard')
  await expect(page.getByText('Seu perfil está incompleto.')).toBeVisible()
  await admin.page.getByRole('button', { name: 'Suspender conta' }).click()
  await admin.page.getByLabel('Motivo').fill('Cobrança adiantada')
  await admin.page.getByRole('button', { name: 'Suspender', exact: true }).click()
  await expect(page.getByText('Conta suspensa: Cobrança adiantada')).toBeVisible()
  await page.goto('/perfil')
  await page.getByLabel('Telefone').fill('(11) 98765-4321')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/1 aguardando/)).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar meus dados' }).click()])
  const facts = JSON.parse(strFromU8(unzipSync(await readFile(await file.path()))['dados.json'] ?? new Uint8Array()))
  expect(facts).toMatchObject({ conta: { full_name: 'Nilo Parado', suspended_reason: 'Cobrança adiantada' }, pendencias: [{ verb: 'edit_account' }] })
  await admin.page.getByRole('button', { name: 'Reativar conta' }).click()
  await expect(page.getByText('Conta suspensa: Cobrança adiantada')).toHaveCount(0)
  await expectToast(page, 'Perfil atualizado com sucesso!')
})

test('who may not administrate gets none of it', async ({ stage, device, allowed }) => {
  allowed.networkFailures = true
  const client = await device(desktop)
  await enter(client, stage, { role: 'cliente', full_name: 'Rosa Prado' })
  for (const path of ['/admin', '/admin/users', '/admin/support', '/admin/cancellations', '/admin/audit']) {
    await client.page.goto(path)
    await expect(client.page).toHaveURL('/admin/login')
  }
})
