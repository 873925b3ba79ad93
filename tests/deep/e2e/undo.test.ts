import { takePhotos } from '../../e2e/support/camera'
import { endUndo, keepUndo } from '../../e2e/support/keep-undo'
import { enter } from '../../e2e/support/people'
import { choose } from '../../e2e/support/phone-of-its-own'
import { expect, phone, test } from '../../e2e/support/test'

test('[PRODUCT 59] a photo of a draft, a row of materials and the whole draft are discarded at once, and come back to their places', async ({
  stage,
  device,
}) => {
  const client = await device(phone)
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Vera Lins' })
  await keepUndo(page)
  await page.goto('/projetos/novo')
  await choose(page, 'Adicionar fotos', await takePhotos(page, 3))
  const photos = page.getByRole('grid', { name: 'Fotos' })
  const kept = () => photos.getByRole('row').filter({ has: page.getByRole('img') })
  const keys = () => kept().evaluateAll((rows) => rows.map((row) => row.getAttribute('data-key')))
  await expect(kept()).toHaveCount(3)
  const before = await keys()

  const removed = photos.getByRole('row', { name: 'Foto removida.' })
  await page.getByRole('button', { name: 'Remover foto 2' }).click()
  await expect(removed).toBeVisible()
  await expect(page.getByText('2 de 8', { exact: true })).toBeVisible()
  await removed.getByRole('button', { name: 'Desfazer' }).click()
  await expect(kept()).toHaveCount(3)
  expect(await keys()).toEqual(before)
  // Nobody brings this one back.
  await page.getByRole('button', { name: 'Remover foto 3' }).click()
  await expect(removed).toBeVisible()
  await endUndo(page)
  await expect(removed).toHaveCount(0)
  await page.reload()
  await expect(kept()).toHaveCount(2)

  await page.getByLabel('Título').fill('Cozinha nova')
  await page.getByLabel(/^Orçamento/).fill('9.500,00')
  for (const [index, name] of ['Cimento', 'Argamassa'].entries()) {
    await page.getByRole('button', { name: 'Adicionar produto' }).click()
    await page.getByLabel('Produto', { exact: true }).nth(index).fill(name)
    await page.getByLabel('Quantidade').nth(index).fill('20 sacos')
  }
  await page.getByRole('button', { name: 'Remover Cimento' }).click()
  await expect(page.getByText('“Cimento” removido.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByLabel('Produto', { exact: true }).first()).toHaveValue('Cimento')
  await expect(page.getByLabel('Quantidade').first()).toHaveValue('20 sacos')

  const discarded = page.getByText('Rascunho descartado.')
  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(discarded).toBeInViewport()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByLabel('Título')).toHaveValue('')
  await expect(photos).toHaveCount(0)
  await page.getByLabel('Endereço').fill('Rua das Flores')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(discarded).toBeHidden()
  await expect(page.getByLabel('Título')).toHaveValue('Cozinha nova')
  await expect(page.getByLabel(/^Orçamento/)).toHaveValue(/9\.500,00/)
  await expect(page.getByLabel('Produto', { exact: true })).toHaveCount(2)
  // What was typed since stays.
  await expect(page.getByLabel('Endereço')).toHaveValue('Rua das Flores')
  await expect(kept()).toHaveCount(2)
  expect(await keys()).toEqual(before.slice(0, 2))
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('Cozinha nova')
  await expect(kept()).toHaveCount(2)

  await page.getByRole('button', { name: 'Descartar rascunho' }).click()
  await expect(discarded).toBeVisible()
  // They go from the screen once the device has it stored.
  await expect(photos).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('')
  await expect(photos).toHaveCount(0)
})
