import { title } from './support/admin-area'
import { setVideoForVisitors } from './support/admin-settings'
import { setVideo } from './support/records'
import { desktop, expect, test } from './support/test'

test.beforeEach(({ stage }) => setVideo(stage.server, ''))

test('[PRODUCT 63] an administrator signs in, lands where they wanted to go, sets the video that visitors see, and reads the statistics', async ({
  stage,
  device,
}) => {
  const page = await setVideoForVisitors(device, stage, desktop)
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(title(page, 'Dashboard Administrativo')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Novos Usuários (Últimos 7 dias)' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('link', { name: /Total de Usuários/ })).toBeVisible()
})
