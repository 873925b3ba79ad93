import { readFile } from 'node:fs/promises'
import { takePhotos } from '../../e2e/support/browser/camera'
import { choose } from '../../e2e/support/browser/phone-of-its-own'
import { choosePlace } from '../../e2e/support/deeds'
import { signIn } from '../../e2e/support/signing-in'
import { createPerson } from '../../support/data/people'
import { recordsOf } from '../../support/server/server-client'
import { expect, test } from './support/test'

test('the app starts sandboxed, without Node in its page, with its bridge, and fetches from nowhere but its server', async ({
  stage,
  start,
}, info) => {
  const { electron, page } = await start()
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
  expect(page.url()).toBe('app://canteiro/login')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'canteiro').server)).toBe(stage.server.url)
  expect(await page.evaluate(() => [typeof Reflect.get(globalThis, 'require'), typeof Reflect.get(globalThis, 'process')])).toEqual([
    'undefined',
    'undefined',
  ])
  const renderers = await electron.evaluate(({ app }) => app.getAppMetrics().flatMap(({ type, pid }) => (type === 'Tab' ? [pid] : [])))
  expect(renderers.length).toBeGreaterThan(0)
  // The kernel filters what they may call.
  for (const pid of renderers) expect(await readFile(`/proc/${pid}/status`, 'utf8')).toMatch(/^Seccomp:\t2$/m)
  const reach = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url, { mode: 'no-cors' }).then(
          () => 'reached',
          () => 'refused',
        ),
      address,
    )
  expect(await reach(`${stage.server.url}/api/health`)).toBe('reached')
  expect(await reach(`http://localhost:${stage.mailbox.smtpPort}/`)).toBe('refused')
  // Past the page's own policy too.
  const refused = await electron.evaluate(
    async ({ session }, url) => session.defaultSession.fetch(url).then(() => 'reached', String),
    'http://127.0.0.1:9/',
  )
  expect(refused).toContain('ERR_BLOCKED_BY_CLIENT')
  await page.screenshot({ path: info.outputPath('window.png') })
})

test('a project with a photo that was published without a network is there after a restart, and is sent then', async ({
  stage,
  start,
  power,
}, info) => {
  const person = await createPerson(stage.server, { role: 'cliente', full_name: 'Rita Moraes' })
  const first = await start({ profile: 'rita' })
  await signIn(first.page, person.email)
  await expect(first.page.getByText('Seu perfil está incompleto.')).toBeVisible()
  const [picture] = await takePhotos(first.page, 1)
  if (!picture) throw new Error('No photo was taken.')
  await first.page.goto('/projetos/novo')
  await first.page.getByLabel('Título').fill('Muro com foto')
  await first.page.getByLabel('Descrição').fill('Levantar 12 m de muro de bloco.')
  await first.page.getByLabel(/^Orçamento/).fill('4.800,00')
  await choosePlace(first.page)
  await first.page.getByLabel('Endereço').fill('Cambuí, Rua das Flores')
  await power.off()
  await choose(first.page, 'Adicionar fotos', [picture])
  await first.page.getByRole('button', { name: 'Conferir e publicar' }).click()
  await first.page.getByRole('dialog').getByRole('button', { name: 'Publicar projeto' }).click()
  await expect(first.page.getByRole('heading', { level: 1, name: 'Muro com foto' })).toBeVisible()
  await first.electron.close()

  const second = await start({ profile: 'rita' })
  await second.page.goto('/meus-projetos')
  await second.page.getByRole('link', { name: 'Muro com foto' }).click()
  await expect(second.page.getByRole('heading', { level: 1, name: 'Muro com foto' })).toBeVisible()
  await second.page.screenshot({ path: info.outputPath('offline.png') })
  await power.on()
  const sent = async () => (await recordsOf(stage.server, 'projects', `client_id = "${person.id}"`)).map(({ title }) => title)
  await expect.poll(sent).toEqual(['Muro com foto'])
  await expect.poll(async () => (await recordsOf(stage.server, 'project_images', `project_id.client_id = "${person.id}"`, '')).length).toBe(1)
})

test('[A3] who is not to be remembered is signed out by a restart', async ({ stage, start }) => {
  const person = await createPerson(stage.server, { role: 'autonomo', full_name: 'Ivo Prado' })
  const first = await start({ profile: 'ivo' })
  await signIn(first.page, person.email, { remember: false })
  await first.page.goto('/perfil')
  await expect(first.page.getByRole('heading', { name: 'Acesso à conta' })).toBeVisible()
  await first.electron.close()
  const second = await start({ profile: 'ivo' })
  await expect(second.page).toHaveURL(/\/login$/)
})
