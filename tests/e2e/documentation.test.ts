import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setDocumentationPassword } from '../../pocketbase/tasks/data/documentation-password'
import { paths } from '../../pocketbase/tasks/paths'
import { builtServer } from '../support/server/built-server'
import { expectNoViolations } from './support/checks/axe'
import { expectNothingWider } from './support/checks/nothing-wider'
import { desktop, expect, test } from './support/test'

const password = 'planta-baixa'

test('the technical documentation opens by keyboard with its password only, and no file of the site holds it', async ({ stage, device, allowed }) => {
  allowed.refusals = true
  expect(await setDocumentationPassword((await builtServer()).program, stage.server.dataDir, password)).toMatchObject({ ok: true })
  const { page } = await device(desktop)
  await page.goto('/documentacao')
  await expect(page).toHaveTitle('Documentação técnica | Canteiro')
  await expect(page.getByText('Equipe Canteiro')).toHaveCount(0)
  const field = page.getByLabel('Senha da documentação')
  await field.fill('errada')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Senha incorreta. Tente novamente.')

  await field.fill(password)
  await field.press('Enter')
  await expect(page.getByText('Equipe Canteiro')).toBeVisible()
  for (const title of ['Funcionalidades', 'Tecnologias', 'Estrutura', 'Banco de dados']) {
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  }
  await expectNothingWider(page, 'the documentation')
  await expectNoViolations(page, 'the documentation')

  const files = (await readdir(paths.webBuild, { recursive: true })).filter((file) => /\.(?:js|html|json)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) expect(await readFile(join(paths.webBuild, file), 'utf8'), file).not.toContain('Equipe Canteiro')
})
