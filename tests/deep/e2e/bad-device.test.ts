import type { Page } from '@playwright/test'
import { publish } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { expect, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'

/** What a browser answers to every write when the disk is full, until its `giveBack` is called. */
const fillDisk = (page: Page) =>
  page.evaluateHandle(() => {
    const { put, add } = IDBObjectStore.prototype
    const refuse = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse })
    return { giveBack: () => Object.assign(IDBObjectStore.prototype, { put, add }) }
  })

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const

test('a draft that a full disk does not take is told where one types, and no longer once there is room', async ({ device, stage, allowed }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  allowed.storageFailures = true
  const alert = page.getByRole('alert').filter({ hasText: 'o que você digitou ainda não foi guardado' })
  await page.goto('/projetos/novo')
  const title = page.getByLabel('Título')
  await expect(title).toBeVisible()
  const room = await fillDisk(page)
  await title.fill('Cisterna')
  await expect(alert).toBeInViewport()
  await room.evaluate(({ giveBack }) => void giveBack())
  await expect(alert).toBeHidden()
  await page.reload()
  await expect(title).toHaveValue('Cisterna')
})

test('what is deleted under the app is fetched again by a fresh page', async ({ device, stage, allowed }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  await publish(page, { title: 'Está no servidor' })
  await expectToast(page, 'Projeto publicado com sucesso!')
  allowed.storageFailures = true
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin: stage.server.url, storageTypes: 'indexeddb' })
  await page.goto('/meus-projetos')
  await expect(page.getByRole('link', { name: 'Está no servidor' })).toBeVisible()
})

test('a database that another tab holds up is told within some seconds', async ({ device, stage, allowed }) => {
  const browser = await device()
  const { page } = browser
  await enter(browser, stage, ana)
  allowed.storageFailures = true
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => Object.assign(new EventTarget(), { readyState: 'pending' }) as IDBOpenDBRequest
  })
  await page.goto('/meus-projetos')
  await expect(page.getByText('com o Canteiro aberto em outra aba')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})
