import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import { enterArea, populate, row, sizes, title } from '../../e2e/support/admin-area'
import { press, type } from '../../e2e/support/keyboard'
import { desktop, expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { recordsOf } from '../../support/server-client'

test('the tables work by keyboard, and keep their question in the address', async ({ stage, device }) => {
  const surname = `Key${newId().slice(0, 6)}`
  await populate(stage, surname)
  const { page } = await device(desktop)
  await enterArea(page, stage, '/admin/users')
  await expect(title(page, 'Gerenciar Usuários')).toBeFocused()
  await type(page, page.getByRole('searchbox', { name: 'Buscar' }), surname)
  await expect(page.getByText('2 usuários', { exact: true })).toBeVisible()
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
  await expect(page.getByText('2 usuários', { exact: true })).toBeVisible()
})

for (const [name, options] of Object.entries(sizes)) {
  test(`an administrator does their work on every screen without a mouse, on a ${name}`, async ({ stage, device }) => {
    const surname = `Keys${name}${newId().slice(0, 4)}`
    const { client } = await populate(stage, surname)
    await client.publishes({ title: `Cerca ${surname}` })
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
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, page.getByRole('button', { name: 'Exportar CSV' }))])
    expect(await readFile(await file.path(), 'utf8')).toContain(`Bruno ${surname};`)
    await press(page, row(page, `Bruno ${surname}`), 'ArrowRight')
    await page.keyboard.press('Enter')
    await expect(title(page, `Bruno ${surname}`)).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Suspender conta' }))
    const suspension = page.getByRole('dialog', { name: 'Suspender esta conta?' })
    await type(page, suspension.getByLabel('Motivo'), 'Cobrança adiantada')
    await press(page, suspension.getByRole('button', { name: 'Suspender' }))
    await press(page, page.getByRole('button', { name: 'Reativar conta' }))
    await expect(page.getByText('Reativou a conta')).toBeVisible()

    await goTo('Projetos', 'Gerenciar Projetos')
    await type(page, page.getByRole('searchbox', { name: 'Buscar' }), surname)
    await expect(page.getByText('2 projetos', { exact: true })).toBeVisible()
    const pageOfProject = page.waitForEvent('popup')
    await press(page, row(page, `Cerca ${surname}`), 'ArrowRight')
    await expect(page.getByRole('link', { name: `Cerca ${surname} (abre em outra aba)` })).toBeFocused()
    await page.keyboard.press('Enter')
    await removeOnItsPage(await pageOfProject, surname)
    // Back at the link: to its row, and to the one below.
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
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
    await press(page, page.getByRole('button', { name: 'Reabrir' }))
    await expect(page.getByRole('button', { name: 'Encerrar' })).toBeVisible()

    await goTo('Cancelamentos', 'Solicitações de Cancelamento')
    await press(page, row(page, `Ana ${surname}`), 'ArrowLeft')
    await expect(page.getByRole('button', { name: `Aprovar Exclusão de Ana ${surname}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir conta' }))
    await expectToast(page, 'Usuário excluído com sucesso!')
    expect(await recordsOf(stage.server, 'users', `id = "${client.id}"`, '')).toEqual([])

    await goTo('Auditoria', 'Auditoria')
    await expect(row(page, 'Excluiu a conta').first()).toBeVisible()
    await goTo('Configurações', 'Configurações do Site')
    await type(page, page.getByLabel('Instagram'), 'https://www.instagram.com/canteiro')
    await press(page, page.getByRole('form', { name: 'Rodapé' }).getByRole('button', { name: 'Salvar Alterações' }))
    await expectToast(page, 'Configurações salvas!')
  })
}

/** A project's page, which has opened in a tab of its own. */
async function removeOnItsPage(page: Page, surname: string): Promise<void> {
  await expect(title(page, `Cerca ${surname}`)).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Remover projeto' }))
  const removal = page.getByRole('dialog', { name: 'Remover este projeto?' })
  await type(page, removal.getByLabel('Motivo'), 'Repetido')
  await press(page, removal.getByRole('button', { name: 'Remover' }))
  await expect(title(page, 'Gerenciar Projetos')).toBeVisible()
  await page.close()
}
