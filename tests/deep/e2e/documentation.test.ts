import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentationContent } from '#texts'
import { paths } from '../../../pocketbase/tasks/paths'
import { expectNoViolations } from '../../e2e/support/axe'
import { documentationPassword, readDocumentation, setPassword } from '../../e2e/support/documentation'
import { desktop, expect, installed, phone, test } from '../../e2e/support/test'

test.beforeEach(({ stage }) => setPassword(stage))

test('the technical documentation opens by keyboard with its password only, on a phone', async ({ device, allowed }) => {
  allowed.refusals = true
  const { page } = await device(phone)
  await readDocumentation(page)
})

test('axe finds nothing in the technical documentation', async ({ device }) => {
  const { page } = await device(desktop)
  await page.goto('/documentacao')
  await page.getByLabel('Senha da documentação').fill(documentationPassword)
  await page.getByRole('button', { name: 'Ver documentação' }).click()
  await expect(page.getByText('Equipe Canteiro')).toBeVisible()
  await expectNoViolations(page, 'the documentation')
})

test('without a network and without a server the page says so, keeps the password, and opens once both are back', async ({ device, power }) => {
  const { page, offline, online } = await device(installed())
  await page.goto('/documentacao')
  const field = page.getByLabel('Senha da documentação')
  await field.fill(documentationPassword)
  await offline()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('Sem conexão. O que você digitou continua aqui; tente de novo quando a internet voltar.')).toBeVisible()
  await online()
  await expect(page.getByText('Isto precisa de conexão. O que você digitou continua aqui.')).toBeHidden()
  await power.off()
  await field.press('Enter')
  await expect(page.getByText('Não conseguimos falar com o servidor.', { exact: false })).toBeVisible()
  await expect(field).toHaveValue(documentationPassword)
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
