import { publish } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { expect, installed, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson } from '../../support/people'
import { createRecord, projectsOf } from '../../support/server-client'

test('a client sees the three latest proposals of each project, and how many more there are', async ({ stage: { server, mailbox }, device }) => {
  const client = await device(installed(phone))
  const { page } = client
  const account = await enter(client, { server, mailbox }, { role: 'cliente', full_name: 'Célia Braga' })
  await page.getByRole('navigation', { name: 'Área do cliente' }).getByRole('link', { name: 'Propostas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Propostas Recebidas' })).toBeVisible()
  await expect(page.getByText('Nenhuma proposta recebida ainda.')).toBeVisible()

  await publish(page, { title: 'Calçada nova' })
  await expectToast(page, 'Projeto publicado com sucesso!')
  const [project] = await projectsOf(server, account, 'Calçada nova')
  for (const [n, full_name] of ['Ana Reis', 'Beto Luz', 'Caio Dias', 'Dora Paz'].entries()) {
    const { id: provider_id } = await createPerson(server, { role: 'autonomo', full_name })
    await createRecord(server, 'proposals', {
      project_id: project?.id,
      provider_id,
      amount: 1_000 + n,
      cover_letter: 'Faço em poucos dias.',
      proposal_type: 'service',
      duration_days: 3 + n,
      status: 'pending',
      created_at: `2026-11-0${n + 1}T12:00:00.000Z`,
      updated_at: `2026-11-0${n + 1}T12:00:00.000Z`,
    })
  }
  await page.goto('/propostas-recebidas')
  const group = page.getByRole('article', { name: 'Calçada nova' })
  await expect(group.getByRole('listitem')).toHaveText([/Dora Paz.*R\$\s1\.003,00/, /Caio Dias.*R\$\s1\.002,00/, /Beto Luz.*R\$\s1\.001,00/])
  await expect(group).toContainText('(Ainda não avaliado)')
  await expect(group).toContainText('E mais 1 outra(s) proposta(s)...')
  await client.offline()
  await page.reload()
  await group.getByRole('link', { name: /^Gerenciar \(4\)/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar propostas' })).toBeVisible()
})
