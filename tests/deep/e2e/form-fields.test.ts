import type { Page } from '@playwright/test'
import { signIn } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'
import { createPerson } from '../../support/people'

type Field = { label: string; autocomplete: string; inputmode?: string; type?: string }

const email = { label: 'E-mail', type: 'email', autocomplete: 'email' }
const newPassword = { label: 'Senha', type: 'password', autocomplete: 'new-password' }

const forms: { path: string; fields: Field[] }[] = [
  { path: '/cadastro/cliente', fields: [{ label: 'Nome completo', autocomplete: 'name' }, email, newPassword] },
  { path: '/cadastro/empresa', fields: [{ label: 'Nome da empresa', autocomplete: 'organization' }, email, newPassword] },
  {
    path: '/login',
    fields: [
      { ...email, autocomplete: 'username' },
      { label: 'Senha', type: 'password', autocomplete: 'current-password' },
    ],
  },
  { path: '/auth/callback', fields: [email] },
]

const ofCompany: Field[] = [
  { label: 'Nome da empresa', autocomplete: 'organization' },
  { label: 'CNPJ', autocomplete: 'off', inputmode: 'text' },
  { label: 'Telefone', autocomplete: 'tel-national', inputmode: 'tel' },
  { label: 'Endereço completo', autocomplete: 'street-address' },
  { label: 'Site', autocomplete: 'url', inputmode: 'url' },
]
const ofClient: Field[] = [
  { label: 'Nome completo', autocomplete: 'name' },
  { label: 'CPF', autocomplete: 'off', inputmode: 'numeric' },
]
const ofProject: Field[] = [{ label: 'Orçamento', autocomplete: 'off', inputmode: 'decimal' }]

test('every form tells browsers and keyboards what belongs in its fields', async ({ stage, device }) => {
  const { page } = await device()
  for (const { path, fields } of forms) {
    await page.goto(path)
    await expectFields(page, path, fields)
  }
  const [company, client] = [await device(), await device()]
  await signIn(company.page, (await createPerson(stage.server, { role: 'empresa', full_name: 'Rosa Pisos' })).email)
  await company.page.goto('/perfil')
  await expectFields(company.page, 'Configurações of a company', ofCompany)
  await signIn(client.page, (await createPerson(stage.server, { role: 'cliente', full_name: 'Ana Lima' })).email)
  await client.page.goto('/perfil')
  await expectFields(client.page, 'Configurações of a client', ofClient)
  await client.page.goto('/projetos/novo')
  await expectFields(client.page, 'a new project', ofProject)
})

test('a password can be pasted, shown and hidden again', async ({ device }) => {
  const { page } = await device({ permissions: ['clipboard-read', 'clipboard-write'] })
  for (const path of ['/login', '/cadastro/autonomo']) {
    await page.goto(path)
    const field = page.getByLabel('Senha', { exact: true })
    await field.focus()
    await page.evaluate(() => navigator.clipboard.writeText('segredo-longo-do-gerenciador'))
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field).toHaveValue('segredo-longo-do-gerenciador')
    await page.getByRole('button', { name: 'Mostrar senha' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Ocultar senha' }).click()
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveValue('segredo-longo-do-gerenciador')
  }
})

async function expectFields(page: Page, form: string, fields: readonly Field[]): Promise<void> {
  for (const { label, ...attributes } of fields) {
    const field = page
      .getByRole('main')
      .getByLabel(new RegExp(`^${label}`))
      .and(page.locator('input'))
      .first()
    await expect(field, `${label} of ${form}`).toBeVisible()
    for (const [name, value] of Object.entries(attributes)) await expect(field, `${label} of ${form}`).toHaveAttribute(name, value)
  }
}
