import type { Page } from '@playwright/test'
import { createAdministrator } from '../../support/people'
import { title } from './admin-area'
import { expectNothingWider } from './nothing-wider'
import { signInAsAdmin } from './people'
import { type DeviceOptions, expect, type Fixtures, type Stage } from './test'
import { expectToast } from './told'

export const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

export const field = (page: Page) => page.getByLabel('URL do Vídeo do YouTube')
const save = (page: Page) => page.getByRole('form', { name: 'Configurações do Site' }).getByRole('button', { name: 'Salvar Alterações' })

/** Opens the settings as a fresh administrator. */
export async function openSettings(page: Page, stage: Stage) {
  const admin = await createAdministrator(stage.server)
  await page.goto('/admin/settings')
  await signInAsAdmin(page, admin.email, admin.password)
  await expect(field(page)).toBeVisible()
  return admin
}

/** An administrator is led through the entrance to the settings and sets the video, which a visitor sees until it is taken away. Answers with the settings' page. */
export async function setVideoForVisitors(device: Fixtures['device'], stage: Stage, options: DeviceOptions): Promise<Page> {
  const { email, password } = await createAdministrator(stage.server)
  const [{ page }, visitor] = [await device(options), await device(options)]
  await page.goto('/admin/settings?de=favoritos')
  await expect(title(page, 'Painel Admin')).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
  await expectNothingWider(page, 'the entrance')
  await signInAsAdmin(page, email, password)
  await expectToast(page, 'Login bem-sucedido!')
  await expect(page).toHaveURL('/admin/settings?de=favoritos')
  await expect(title(page, 'Configurações do Site')).toBeVisible()
  await expect(page).toHaveTitle('Configurações do Site | Canteiro')
  await expect(page.getByRole('heading', { level: 2, name: 'Página "Como Funciona"' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await expect(page.getByText('Sem vídeo')).toBeVisible()

  await field(page).fill(` ${video} `)
  await save(page).click()
  await expectToast(page, 'Configurações salvas!')
  await expectToast(page, "O vídeo da página 'Como Funciona' foi atualizado.")
  await expect(page.getByRole('img', { name: 'Assistir ao vídeo' })).toBeVisible()
  await expect(field(page)).toHaveValue(video)
  await expectNothingWider(page, 'the settings')
  await visitor.page.goto('/como-funciona')
  await expect(visitor.page.getByRole('button', { name: 'Assistir ao vídeo' })).toBeVisible()

  await page.reload()
  await expect(field(page)).toHaveValue(video)
  await field(page).fill('')
  await save(page).click()
  await expect(page.getByText('Sem vídeo')).toBeVisible()
  await expectToast(page, 'Configurações salvas!')
  const asked = visitor.page.waitForResponse(/\/api\/collections\/site_settings\//)
  await visitor.page.reload()
  await (await asked).finished()
  await expect(visitor.page.getByRole('heading', { name: 'Para fornecedores' })).toBeVisible()
  await expect(visitor.page.getByRole('button', { name: 'Assistir ao vídeo' })).toHaveCount(0)
  return page
}
