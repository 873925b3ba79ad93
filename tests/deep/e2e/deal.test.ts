import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newId } from '#new-id'
import { bubble, expectPublished, propose, publish } from '../../e2e/support/deeds'
import { desktop, expect, installed, phone, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { changeRecord } from '../../support/server/server-client'

test('[PRODUCT 54] once a proposal is accepted both sides keep the deal in view, talk, give their phones and conclude', async ({
  stage,
  deviceOf,
}) => {
  const [client, provider] = [
    await deviceOf({ role: 'cliente', full_name: 'Marina Alves' }, installed(phone)),
    await deviceOf({ role: 'autonomo', full_name: 'João Batista' }, desktop),
  ]
  const marina = client.person
  await changeRecord(stage.server, 'users', marina.id, { phone: '11987654321' })
  const { page } = client
  const title = `Muro ${newId()}`
  await publish(page, { title })
  const address = page.url()
  // No other device can open the project before the server has it.
  await expectPublished(page)
  await provider.page.goto(address)
  await propose(provider.page, { amount: '2.950,00', days: '6', letter: 'Faço em uma semana.' })
  await expectToast(provider.page, 'Proposta enviada com sucesso!')

  await page.getByRole('link', { name: 'Ver 1 proposta' }).click()
  await page.getByRole('button', { name: /^Aceitar proposta/ }).click()
  await page.getByRole('button', { name: 'Sim, aceitar' }).click()
  await expect(page).toHaveURL(address)
  const deal = (on = page) => on.getByRole('region', { name: 'Combinado' })
  for (const words of ['João Batista', 'R$ 2.950,00', '6 dias', 'Apenas Serviço', 'Combinado desde', 'Próximos passos']) {
    await expect(deal()).toContainText(words)
  }
  // First on the page, with what is next, on a phone too.
  await expect(deal().getByRole('listitem').filter({ hasText: 'Combinem o dia do início' })).toBeInViewport()
  for (const words of ['Marina Alves', '6 dias', 'Apenas Serviço']) await expect(deal(provider.page)).toContainText(words)
  await expect(deal(provider.page).getByRole('button', { name: 'Concluir projeto' })).toHaveCount(0)
  await expect(provider.page.getByText('Sua proposta foi aceita.')).toBeVisible()

  /** A step of the deal in the chat, which is no message. */
  const line = (words: string) => page.getByRole('listitem').filter({ hasText: `Combinado: ${words}` })
  await client.offline()
  await page.reload()
  await deal().getByRole('button', { name: 'Enviar meu telefone' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('João Batista recebe (11) 98765\u20114321 na conversa.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(bubble(page, 'Meu telefone: (11) 98765-4321')).toContainText('Aguardando conexão')
  await page.getByRole('button', { name: 'Mais opções da conversa' }).click()
  await page.getByRole('menuitem', { name: 'Enviar endereço da obra' }).click()
  await page.getByRole('textbox', { name: 'Endereço em Campinas, SP' }).fill('Cambuí, Rua das Flores, 120, casa 2')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(bubble(page, 'Endereço da obra: Cambuí, Rua das Flores, 120, casa 2 · Campinas, SP')).toContainText('Aguardando conexão')
  await expect(line('Proposta aceita')).toBeVisible()
  await client.online()
  await deal(provider.page).getByRole('button', { name: 'Marcar como pronta' }).click()
  await expect(line('Trabalho pronto')).toBeVisible()
  await deal(provider.page).getByRole('link', { name: 'Abrir conversa' }).click()
  const map = provider.page.getByRole('link', { name: 'Ver no mapa: Cambuí, Rua das Flores, 120, casa 2' })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Camb/)
  const link = bubble(provider.page, 'Meu telefone').getByRole('link', { name: 'https://wa.me/5511987654321' })
  await expect(link).toHaveAttribute('rel', /noopener/)
  const chosen = async (entry: string) => {
    await provider.page.getByRole('button', { name: 'Mais opções da conversa' }).click()
    return savedBy(provider.page, entry)
  }
  const [card, contact] = await chosen('Salvar contato')
  expect([card, contact]).toEqual(['contato-marina-alves.vcf', expect.stringContaining('TEL;TYPE=CELL:+5511987654321')])
  const [text, conversation] = await chosen('Salvar conversa')
  expect([text, conversation]).toEqual([
    'conversa-marina-alves.txt',
    expect.stringMatching(/\[\d\d:\d\d\] Marina Alves.*: Meu telefone: \(11\) 98765-4321\n {4}WhatsApp: /),
  ])
  // He has none in his profile yet.
  await provider.page.getByRole('button', { name: 'Enviar meu telefone' }).click()
  await expect(provider.page.getByRole('dialog', { name: 'Falta seu telefone' }).getByRole('link', { name: 'Informar telefone' })).toHaveAttribute(
    'href',
    '/perfil',
  )

  await page.goto(address)
  await deal().getByRole('button', { name: 'Mais ações' }).click()
  const [calendar, entry] = await savedBy(page, 'Salvar prazo na agenda')
  expect(calendar).toMatch(/^prazo-muro-[a-z0-9]+\.ics$/)
  expect(entry).toContain(`SUMMARY:Prazo: ${title}`)
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print-sheet]')
  for (const words of [title, 'R$ 2.950,00', 'Faço em uma semana.', 'Cambuí, Rua das Flores', 'Local e data', 'Fornecedor: João Batista'])
    await expect(sheet).toContainText(words)
  await expect(deal()).toBeHidden()
  expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await deal().getByRole('button', { name: 'Concluir projeto' }).click()
  await page.getByRole('button', { name: 'Sim, concluir' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agora não' }).click()
  await expect(deal()).toContainText('Finalizado')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goto(`${address}/propostas`)
  await expect(page.getByRole('heading', { level: 1, name: 'Projeto em andamento com João Batista' })).toBeVisible()
  await expect(page.getByText('Finalizado')).toBeVisible()
  await provider.page.goto(address)
  await expect(deal(provider.page)).toContainText('Finalizado')
})

/** Name and content of the file that a menu's entry saves. */
async function savedBy(page: Page, entry: string): Promise<[name: string, content: string]> {
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: entry }).click()
  const file = await download
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')]
}
