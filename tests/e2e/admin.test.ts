import { createAdministrator } from '../support/data/people'
import { title } from './support/admin-area'
import { expectNothingWider } from './support/checks/nothing-wider'
import { setVideo } from './support/records'
import { signInAsAdmin } from './support/signing-in'
import { expect, test } from './support/test'
import { expectToast } from './support/told'

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

test('[PRODUCT 63] an administrator signs in, lands where they wanted to go, sets the video that visitors see, and reads the statistics', async ({
  stage,
  device,
}) => {
  await setVideo(stage.server, '')
  const { email } = await createAdministrator(stage.server)
  const [{ page }, visitor] = [await device(), await device()]
  await page.goto('/admin/settings?de=favoritos')
  await expect(title(page, 'Painel Admin')).toBeVisible()
  await expect(page).toHaveURL('/admin/login')
  await signInAsAdmin(page, email)
  await expectToast(page, 'Login bem-sucedido!')
  await expect(page).toHaveURL('/admin/settings?de=favoritos')
  await expect(title(page, 'Configurações do Site')).toBeVisible()
  await expect(page).toHaveTitle('Configurações do Site | Canteiro')
  const field = page.getByLabel('URL do Vídeo do YouTube')
  await expect(field).toHaveValue('')
  await expect(page.getByText('Sem vídeo')).toBeVisible()
  await field.fill(` ${video} `)
  await page.getByRole('form', { name: 'Configurações do Site' }).getByRole('button', { name: 'Salvar Alterações' }).click()
  await expectToast(page, 'Configurações salvas!')
  await expect(field).toHaveValue(video)
  await expectNothingWider(page, 'the settings')
  await visitor.page.goto('/como-funciona')
  await expect(visitor.page.getByRole('button', { name: 'Assistir ao vídeo' })).toBeVisible()
  await setVideo(stage.server, '')

  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(title(page, 'Dashboard Administrativo')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Novos Usuários (Últimos 7 dias)' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('link', { name: /Total de Usuários/ })).toBeVisible()
})
