import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentationContent } from '#texts'
import { setDocumentationPassword } from '../../pocketbase/tasks/documentation-password'
import { paths } from '../../pocketbase/tasks/paths'
import { builtServer } from '../support/built-server'
import { expectNoViolations } from './support/axe'
import { desktop, expect, installed, phone, test } from './support/test'

const password = 'planta-baixa'

test.beforeEach(async ({ stage }) => {
  const { program } = await builtServer()
  expect(await setDocumentationPassword(program, stage.server.dataDir, password)).toMatchObject({ ok: true })
})

for (const [name, options] of Object.entries({ phone, desktop })) {
  test(`the technical documentation opens by keyboard with its password only, on a ${name}`, async ({ device, allowed }) => {
    allowed.refusals = true
    const { page } = await device(options)
    await page.goto('/documentacao')
    await expect(page).toHaveTitle('Documentação técnica | Canteiro')
    await expect(page.getByText('Equipe Canteiro')).toHaveCount(0)
    const field = page.getByLabel('Senha da documentação')
    await field.fill('errada')
    await field.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Senha incorreta. Tente novamente.')
    await expect(field).toHaveValue('errada')
    await expect(field, 'the highlight ends').not.toHaveAttribute('aria-invalid', 'true')

    await field.fill(password)
    await field.press('Enter')
    await expect(page.getByText('Equipe Canteiro')).toBeVisible()
    await expect(page.getByText('1.0.0', { exact: true })).toBeVisible()
    for (const title of ['Funcionalidades', 'Páginas', 'Comandos', 'Tecnologias', 'Estrutura', 'Banco de dados']) {
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
    }
    const proposals = page.getByRole('term').filter({ hasText: /^proposals$/ })
    await expect(proposals).toBeVisible()
    await proposals.locator('xpath=..').locator('summary').press('Enter')
    await expect(page.getByText('cover_letter', { exact: true })).toBeVisible()
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  })
}

test('axe finds nothing in the technical documentation', async ({ device }) => {
  const { page } = await device(desktop)
  await page.goto('/documentacao')
  await page.getByLabel('Senha da documentação').fill(password)
  await page.getByRole('button', { name: 'Ver documentação' }).click()
  await expect(page.getByText('Equipe Canteiro')).toBeVisible()
  await expectNoViolations(page, 'the documentation')
})

test('without a network and without a server the page says so, keeps the password, and opens once both are back', async ({ device, power }) => {
  const { page, offline, online } = await device(installed())
  await page.goto('/documentacao')
  const field = page.getByLabel('Senha da documentação')
  await field.fill(password)
  await offline()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('Sem conexão. O que você digitou continua aqui; tente de novo quando a internet voltar.')).toBeVisible()
  await online()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeHidden()
  await power.off()
  await field.press('Enter')
  await expect(page.getByText('Não conseguimos falar com o servidor.', { exact: false })).toBeVisible()
  await expect(field).toHaveValue(password)
  await power.on()
  await field.press('Enter')
  await expect(page.getByText('Equipe Canteiro')).toBeVisible()
})

test('no file of the site holds a sentence of the technical documentation', async () => {
  const files = (await readdir(paths.webBuild, { recursive: true })).filter((file) => /\.(?:js|html|json)$/.test(file))
  expect(files.length).toBeGreaterThan(20)
  const sentences = documentationContent.features.entries.map(([, text]) => text)
  for (const file of files) {
    const text = await readFile(join(paths.webBuild, file), 'utf8')
    expect(
      sentences.filter((sentence) => text.includes(sentence)),
      file,
    ).toEqual([])
    expect(text.includes(documentationContent.author), file).toBe(false)
  }
})
