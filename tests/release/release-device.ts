import { expect, type Locator, type Page } from '@playwright/test'
import { takePhotos } from '../e2e/support/browser/camera'
import type { OwnPhone } from '../e2e/support/browser/phone-of-its-own'
import { bubble, publish, say } from '../e2e/support/deeds'
import { worksOffline } from '../e2e/support/signing-in'
import type { RecordedDatabase } from '../support/device/recorded-database'
import { storeSession } from '../support/device/store-session'
import { recordIn } from '../support/device/stores-in-page'
import { queued, typed } from '../support/release/kept-version'
import type { ReleaseData } from './release-data'

/** One command that the server has accepted, then without a network: a project with a photo and a message queued, and three drafts, one with a photo. */
export async function workOn(device: OwnPhone, { marina, open, conversation }: ReleaseData): Promise<RecordedDatabase[]> {
  const { page } = device
  await storeSession(page, marina.person)
  await page.goto('/dashboard')
  await worksOffline(device)
  const chat = `/mensagens/${conversation}`
  await page.goto(chat)
  await say(page, 'O material chega na quinta.')
  await expect(bubble(page, 'O material chega')).toContainText(/Enviada|Lida/)
  const [photo, other] = await takePhotos(page, 2, { width: 160, height: 120 })

  await device.offline()
  await page.goto('/projetos/novo')
  await addPhoto(page, photo)
  await publish(page, { title: queued.project })
  await page.goto(chat)
  await say(page, queued.message)
  await fills(page.getByRole('textbox', { name: 'Mensagem' }), typed.message)
  await page.goto(`/projetos/${open}/editar`)
  await fills(page.getByLabel('Descrição'), typed.edit)
  await page.goto('/projetos/novo')
  await fills(page.getByLabel('Título'), typed.project)
  await addPhoto(page, other)
  return recordIn(page)
}

/** Until the draft is in its database. */
async function fills(field: Locator, words: string): Promise<void> {
  await field.fill(words)
  await expect.poll(async () => JSON.stringify(await recordIn(field.page())).includes(words)).toBe(true)
}

async function addPhoto(page: Page, photo: { name: string; buffer: Buffer } | undefined): Promise<void> {
  if (!photo) throw new Error('there is no photo')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Adicionar fotos' }).click()
  await (await chooser).setFiles({ ...photo, mimeType: 'image/jpeg' })
  await expect(page.getByText('1 de 8 fotos', { exact: true })).toBeVisible()
}
