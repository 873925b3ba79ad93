import { signOut } from '../../e2e/support/leaving'
import { signIn } from '../../e2e/support/signing-in'
import { createPerson } from '../../support/data/people'
import { expect, test } from './support/test'

test('the menu’s keys zoom, open the palette and lead to the areas of who is signed in', async ({ stage, desk, start }, info) => {
  const { email } = await createPerson(stage.server, { role: 'cliente', full_name: 'Nara Falcão' })
  const app = await start()
  const { electron, page } = app
  await expect.poll(() => app.areas()).toEqual(['Início', 'Fornecedores', 'Como Funciona', 'Quem Somos', 'Entrar', 'Cadastre-se'])
  await signIn(page, email)
  await expect.poll(() => app.areas()).toEqual(['Dashboard', 'Mensagens', 'Meus Projetos', 'Propostas', 'Fornecedores', 'Configurações'])
  await app.activate()
  const zoom = () => electron.evaluate(({ BrowserWindow }) => Math.round(100 * (BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor() ?? 0)))
  const steps: [key: string, percent: number][] = [
    ['ctrl+equal', 110],
    ['ctrl+KP_Add', 125],
    ['ctrl+plus', 150],
    ['ctrl+minus', 125],
    ['ctrl+KP_Subtract', 110],
    ['ctrl+0', 100],
    ['ctrl+minus', 90],
    ['ctrl+KP_0', 100],
  ]
  for (const [key, percent] of steps) {
    await desk.press(key)
    await expect.poll(zoom, key).toBe(percent)
  }

  await desk.press('ctrl+2')
  await expect(page).toHaveURL('app://canteiro/mensagens')
  await desk.press('ctrl+3')
  await expect(page).toHaveURL('app://canteiro/meus-projetos')
  await desk.press('ctrl+k')
  await expect(page.getByRole('combobox', { name: 'Ir para…' })).toBeFocused()
  await desk.picture(info.outputPath('palette.png'))
  await desk.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Ir para…' })).toBeHidden()
  await desk.press('ctrl+n')
  await expect(page).toHaveURL('app://canteiro/projetos/novo')

  await desk.press('ctrl+3')
  await expect(page).toHaveURL('app://canteiro/meus-projetos')
  // A letter that comes before the menu has opened is the page's.
  await expect(async () => {
    await desk.press('alt+a')
    await desk.picture(info.outputPath('menu.png'))
    await desk.press('p')
    await expect(page).toHaveURL('app://canteiro/projetos/novo', { timeout: 2_000 })
  }).toPass()
})

test('who signs out takes their areas from the menu', async ({ stage, start }) => {
  const { email } = await createPerson(stage.server, { role: 'autonomo', full_name: 'Otávio Lemos' })
  const app = await start()
  await signIn(app.page, email)
  await expect.poll(() => app.areas()).toEqual(['Dashboard', 'Mensagens', 'Encontrar Trabalho', 'Minhas Propostas', 'Perfil'])
  await signOut(app.page)
  await expect.poll(() => app.areas()).toContain('Entrar')
})
