import { readFile } from 'node:fs/promises'
import { newId } from '#new-id'
import { enterArea, expectWellMade, populate, row, title } from '../../e2e/support/admin-area'
import { press, type } from '../../e2e/support/browser/keyboard'
import { expectNoViolations } from '../../e2e/support/checks/axe'
import { expectNothingWider } from '../../e2e/support/checks/nothing-wider'
import { desktop, expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { populate as addProviders } from '../../server/support/populate'
import { signedIn } from '../../server/support/session'

test('an administrator walks through every screen', async ({ stage, device }) => {
  const surname = `Walk${newId().slice(0, 4)}`
  const people = await populate(stage, surname)
  const { page } = await device(desktop)
  const admin = await enterArea(page, stage, '/admin')

  await expect(title(page, 'Dashboard Administrativo')).toBeVisible()
  for (const card of ['Total de Usuários', 'Total de Projetos', 'Total de Propostas', 'Tickets de Suporte', 'Cancelamentos'])
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(card) })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Novos Usuários (Últimos 7 dias)' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('table', { name: 'Projetos por Status' })).toContainText('Aberto')
  for (const [part, when] of Object.entries({ 'Projetos Recentes': 'Criado em ', 'Novos Usuários': 'Registrado em ' }))
    await expect(page.getByRole('region', { name: part, exact: true })).toContainText(when)
  await expect(page.getByRole('link', { name: `Muro ${surname} (abre em outra aba)` })).toHaveAttribute('rel', 'opener')
  await expectWellMade(page, desktop, 'the dashboard')
  // Live: one more account, without a reload.
  const later = await signedIn(stage.server, 'empresa', { full_name: `Nova ${surname}` })
  await later.does('edit_account', { about: 'x' })
  await expect(page.getByRole('link', { name: `Nova ${surname}` })).toBeVisible()

  // Without a mouse.
  await press(page, page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Usuários' }))
  await expect(title(page, 'Gerenciar Usuários')).toBeFocused()
  await type(page, page.getByRole('searchbox', { name: 'Buscar' }), surname)
  await expect(page.getByText('3 usuários', { exact: true })).toBeVisible()
  await expect(row(page, `Ana ${surname}`)).toContainText('Campinas, SP')
  await expect(row(page, `Ana ${surname}`)).toContainText('Não informado')
  await expectWellMade(page, desktop, 'the users')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Exportar CSV' }).click()])
  const csv = await readFile((await file.path()) ?? '', 'utf8')
  expect(csv.startsWith('\uFEFFNome;E-mail;')).toBe(true)
  expect(csv).toContain(`Ana ${surname};${people.client.person.email};Cliente;Campinas;SP;`)

  await page.getByRole('link', { name: `Bruno ${surname}` }).click()
  await expect(title(page, `Bruno ${surname}`)).toBeVisible()
  await expect(page.getByText(`Muro ${surname}`)).toBeVisible()
  await page.getByRole('button', { name: 'Suspender conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspender esta conta?' })
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(dialog.getByText('Preencha este campo.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Cobrança adiantada')
  await expectWellMade(page, desktop, 'the dialog')
  await dialog.getByRole('button', { name: 'Suspender' }).click()
  await expect(page.getByText('Cobrança adiantada')).toBeVisible()
  await page.getByRole('button', { name: 'Reativar conta' }).click()
  await expect(page.getByRole('button', { name: 'Suspender conta' })).toBeVisible()
  await expect(page.getByText('Reativou a conta')).toBeVisible()
  await expectWellMade(page, desktop, "a user's page")

  await page.goto(`/admin/projects?q=${surname}`)
  await expect(title(page, 'Gerenciar Projetos')).toBeVisible()
  await expect(row(page, `Muro ${surname}`)).toContainText('R$ 4.800,00')
  await expect(row(page, `Muro ${surname}`)).toContainText('Aberto')
  await expectWellMade(page, desktop, 'the projects')
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: `Muro ${surname} (abre em outra aba)` }).click()])
  await expect(title(tab, `Muro ${surname}`)).toBeVisible()
  await expect(tab).toHaveURL(`/projetos/${people.project}`)
  await expect(tab.getByRole('link', { name: `Ana ${surname}` })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Remover projeto' })).toBeVisible()
  await expectNoViolations(tab, "an administrator's page of a project")
  await tab.close()
  await page.getByRole('button', { name: `Remover projeto Muro ${surname}` }).click()
  await page.getByLabel('Motivo').fill('Anúncio falso')
  await expectWellMade(page, desktop, 'the removal')
  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await expect(row(page, `Muro ${surname}`)).toHaveCount(0)
  expect((await people.client.notifications()).at(-1)).toMatchObject({ title: 'Projeto removido' })

  await page.goto('/admin/support')
  await expect(title(page, 'Tickets de Suporte')).toBeVisible()
  await expect(page.getByText('Selecione um ticket para ver a conversa.')).toBeVisible()
  await expectWellMade(page, desktop, 'the tickets')
  await expect(page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: /Suporte/ })).toContainText('aguardando resposta')
  // No name is left of a removed project.
  await page.getByRole('link', { name: /Denúncia: projeto Aberto/ }).click()
  await expect(page).toHaveURL(`/admin/support/${people.ticket}`)
  await expect(page.getByRole('log', { name: 'Mensagens' })).toContainText('Não consigo entrar.')
  const reply = page.getByRole('textbox', { name: 'Resposta' })
  await expect(page.getByRole('button', { name: 'Enviar resposta' })).toBeDisabled()
  await reply.fill('Enviamos um link novo.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByRole('log', { name: 'Mensagens' })).toContainText('Enviamos um link novo.')
  await expect(reply).toHaveValue('')
  await people.client.asksSupport('Chegou, obrigada!', null, people.ticket)
  await expect(page.getByRole('log', { name: 'Mensagens' })).toContainText('Chegou, obrigada!')
  await page.getByRole('button', { name: 'Encerrar', exact: true }).click()
  await page.getByRole('button', { name: 'Reabrir' }).click()
  await expect(page.getByRole('button', { name: 'Encerrar', exact: true })).toBeVisible()
  await expectWellMade(page, desktop, 'the support')

  await page.goto('/admin/cancellations')
  await expect(title(page, 'Solicitações de Cancelamento')).toBeVisible()
  await expectWellMade(page, desktop, 'the cancellations')
  await page.getByRole('button', { name: `Aprovar Exclusão de Ana ${surname}` }).click()
  const confirm = page.getByRole('alertdialog', { name: 'Confirmar Exclusão de Conta?' })
  await expect(confirm).toContainText('irreversível')
  await expectWellMade(page, desktop, 'the approval')
  await confirm.getByRole('button', { name: 'Sim, excluir conta' }).click()
  await expectToast(page, 'Usuário excluído com sucesso!')
  await expect(row(page, 'Usuário removido').first()).toContainText('Concluído')
  await expectNothingWider(page)

  await page.goto('/admin/audit')
  await expect(title(page, 'Auditoria')).toBeVisible()
  await expect(row(page, 'Excluiu a conta').first()).toBeVisible()
  await expect(row(page, 'Reativou a conta').first()).toContainText(`Bruno ${surname}`)
  await page.getByRole('button', { name: 'Administrador' }).click()
  await page.getByRole('option', { name: admin }).click()
  // Exported, suspended and lifted, removed, replied, closed and reopened, deleted.
  await expect(page.getByText('8 atos', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: admin })).toHaveCount(8)
  await page.goto(`/admin/users/${people.provider.id}`)
  await page.getByRole('link', { name: 'Ver todos os atos' }).click()
  await expect(page.getByText(`Só atos referentes a Bruno ${surname}`)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Ato', exact: false }).click()
  await page.getByRole('option', { name: 'Suspendeu a conta' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectWellMade(page, desktop, 'the audit')
  await press(page, page.getByRole('button', { name: 'Sair' }))
  await expect(title(page, 'Painel Admin')).toBeFocused()
})

test('[PRODUCT 63] a table shows 20 rows under a head that stays, opens what is pressed, and Back returns to its place', async ({
  stage,
  device,
}) => {
  await addProviders(stage.server, 'RR', 'Boa Vista', 130)
  const { page } = await device({ viewport: { width: 1440, height: 900 } })
  await enterArea(page, stage, '/admin/users?q=boa vista')
  const rows = page.getByRole('grid', { name: 'Usuários' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  const inSight = () =>
    rows.evaluateAll((all) => {
      const end = document.querySelector('table')?.parentElement?.getBoundingClientRect().bottom ?? 0
      return all.slice(1).filter((one) => one.getBoundingClientRect().bottom <= Math.min(end, innerHeight)).length
    })
  expect(await inSight()).toBeGreaterThanOrEqual(20)
  const [head, last] = [page.getByRole('columnheader', { name: 'Nome' }), rows.last()]
  await page.getByRole('button', { name: 'Mostrar mais' }).click()
  await expect(rows).toHaveCount(101)
  await rows.nth(81).scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport()
  await expect(last).not.toBeInViewport()
  await rows.nth(81).getByText('RR').click()
  await expect(title(page, 'Fornecedor')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(101)
  await expect(rows.nth(81)).toBeInViewport()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectNothingWider(page)
})
