import { newId } from '#new-id'
import { propose } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { expect, installed, type Stage, test } from '../../e2e/support/test'
import { createPerson } from '../../support/people'
import { createRecord, recordsOf } from '../../support/server-client'

/** An open project of another state than that of the people here. */
async function publishedInMinas({ server }: Stage, title: string): Promise<string> {
  const owner = await createPerson(server, { role: 'cliente', full_name: 'Marta Dias', city: 'Betim', state: 'MG' })
  const id = newId()
  const place = { address: 'Centro', city: 'Betim', state: 'MG' }
  const created_at = new Date().toISOString()
  await createRecord(server, 'projects', {
    id,
    client_id: owner.id,
    title,
    description: 'Com reboco.',
    ...place,
    status: 'open',
    products: [],
    created_at,
  })
  return id
}

test('[P6] a provider finds work in another state, and what they propose there without a connection arrives', async ({ stage, device }) => {
  const id = await publishedInMinas(stage, 'Muro em Betim')
  const mason = await device(installed())
  await enter(mason, stage, { role: 'autonomo', full_name: 'Otávio Reis' })
  await mason.page.goto('/projetos-abertos')
  const card = mason.page.getByRole('link', { name: 'Muro em Betim' })
  await expect(card).toBeVisible()
  // Tests that share the server may have published thousands elsewhere.
  await expect(mason.page.getByText(/^(\d+|Mais de 5\.000) projetos?$/)).toBeVisible()
  await mason.page.getByRole('button', { name: 'Meu estado' }).click()
  await expect(card).toBeHidden()
  await expect(mason.page.getByText('Nenhum projeto aberto encontrado no momento.')).toBeVisible()
  await expect(mason.page).toHaveURL(/estado=SP/)
  await mason.page.getByRole('button', { name: 'Meu estado' }).click()

  await card.click()
  await expect(mason.page.getByRole('region', { name: 'Projeto escolhido' }).getByText('Publicado há')).toBeVisible()
  await expect(mason.page.getByRole('heading', { name: 'Sua proposta' })).toBeVisible()
  await mason.offline()
  await propose(mason.page, { amount: '2.500,00', days: '4', letter: 'Vou a Betim toda semana.' })
  await expect(mason.page.getByText('Aguardando conexão').first()).toBeVisible()
  await mason.page.reload()
  await expect(mason.page.getByRole('region', { name: 'Projeto escolhido' }).getByRole('heading', { name: 'Muro em Betim' })).toBeVisible()
  // It is sent, not a draft in the field.
  await expect(mason.page.getByRole('button', { name: 'Melhorar Proposta' })).toBeVisible()
  await expect(mason.page.getByText('Vou a Betim toda semana.')).toBeVisible()
  await mason.online()
  await expect.poll(async () => (await recordsOf(stage.server, 'proposals', `project_id = "${id}"`)).length).toBe(1)
})
