import type { Page } from '@playwright/test'
import { fileOf } from '../../e2e/support/built-files'
import { expectNothingWider } from '../../e2e/support/nothing-wider'
import { enter } from '../../e2e/support/people'
import { publicTexts } from '../../e2e/support/public-texts'
import { setVideo } from '../../e2e/support/records'
import { expect, installed, test } from '../../e2e/support/test'
import { expectToast } from '../../e2e/support/told'
import { createPerson } from '../../support/people'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }

test('public pages can be read before any script runs', async ({ device }) => {
  const { page } = await device({ viewport: sizes.phone, javaScriptEnabled: false })
  for (const { path, title, headings, leads } of publicTexts) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title.replace(/\.$/, '')} | Canteiro`)
    for (const heading of headings) await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    const main = page.getByRole('main')
    for (const [link, href] of leads) await expect(main.getByRole('link', { name: link, exact: true }).first()).toHaveAttribute('href', href)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Suporte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Suporte' })).toBeVisible()
})

/** Opens a page whose app does not come until `letIn` is called: what is there to be read is all there is. */
async function openBeforeApp(page: Page, path: string): Promise<{ letIn: () => void }> {
  let letIn = () => {}
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await isLetIn
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('script[type=module]').first()).toBeAttached()
  return { letIn }
}

test('what is typed before the app is there stands in its fields, and typing goes on where it was', async ({ device }) => {
  const { page } = await device({ viewport: sizes.phone })
  const { letIn } = await openBeforeApp(page, '/cadastro/cliente')
  const name = page.locator('#sign-up-full_name')
  const email = page.locator('#sign-up-email')
  const written = await name.elementHandle()
  await email.fill('lia@exemplo.com.br')
  await name.fill('Lia Motta')
  await name.press('Home')
  await name.press('ArrowRight')
  letIn()
  await expect.poll(() => written?.evaluate((field) => field.isConnected)).toBe(false)
  await expect(name).toBeFocused()
  await page.keyboard.type('ú')
  await expect(name).toHaveValue('Lúia Motta')
  await expect(email).toHaveValue('lia@exemplo.com.br')
  // The app knows it too: only the password is missing.
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.locator('#sign-up-password')).toBeFocused()
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
})

test('what is searched for and what is unticked before the app is there holds', async ({ device }) => {
  const { page } = await device({ viewport: sizes.phone })
  const directory = await openBeforeApp(page, '/fornecedores')
  await page.locator('input[type=search]').fill('nadanenhumassim')
  directory.letIn()
  await expect(page).toHaveURL(/nadanenhumassim/)
  await expect(page.locator('input[type=search]')).toHaveValue('nadanenhumassim')

  await page.unroute(/\/assets\/index-[^/]*\.js$/)
  const login = await openBeforeApp(page, '/login')
  await page.getByText('Lembrar de mim').click()
  login.letIn()
  await expect(page.getByRole('checkbox', { name: 'Lembrar de mim' })).not.toBeChecked()
})

test('a form that is sent before the app is there is sent by the app, not by the browser into the address', async ({ device }) => {
  const { page } = await device({ viewport: sizes.phone })
  const send = [
    () => page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click(),
    () => page.locator('input[name=password]').press('Enter'),
  ]
  for (const byHand of send) {
    const { letIn } = await openBeforeApp(page, '/login')
    await page.locator('input[name=password]').fill('segredo')
    await byHand()
    letIn()
    await expect(page.locator('#login-email')).toBeFocused()
    await expect(page.locator('#login-email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('input[name=password]')).toHaveValue('segredo')
    await expect(page).toHaveURL('/login')
    await page.unroute(/\/assets\/index-[^/]*\.js$/)
  }
})

test('without scripts no form sends what is typed in an address', async ({ device }) => {
  const { page } = await device({ javaScriptEnabled: false })
  for (const path of ['/login', '/cadastro/cliente']) {
    await page.goto(path)
    await page.locator('input[type=password]').fill('segredo')
    await page.locator('input[type=password]').press('Enter')
    await page.getByRole('main').locator('form button').last().click()
    await expect(page).toHaveURL(path)
  }
})

test('whoever goes by keyboard stays where they are while the app takes the place of what was there to be read', async ({ device }) => {
  const { page } = await device({ viewport: sizes.desktop })
  const { letIn } = await openBeforeApp(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacidade', exact: true })
  await link.focus()
  const written = await link.elementHandle()
  letIn()
  await expect(page.locator('html')).toHaveAttribute('style', /bottom-room/)
  expect(await written?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(link).toBeFocused()
})

test('nothing moves while the app takes the place of what was there to be read', async ({ device }) => {
  const { page } = await device({ viewport: sizes.phone })
  // As on the very first visit: afterwards the worker brings the shell, and the app is there at once.
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.documentElement.dataset.moved = entry.name
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const { path, title } of publicTexts) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // Only the running app measures what stands at the screen's foot.
    await expect(page.locator('html')).toHaveAttribute('style', /bottom-room/)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.locator('html'), `${path} stands still`).not.toHaveAttribute('data-moved', /./)
  }
})

/** Comes with its first use. */
const listOfStates = 'ui/forms/optional-select.tsx'

test('the signed out find a provider by name, role and city, and look at the card', async ({ stage, device }) => {
  const company = await createPerson(stage.server, { role: 'empresa', full_name: 'Construtora São Bento', city: 'Ribeirão Preto', state: 'SP' })
  await createPerson(stage.server, { role: 'autonomo', full_name: 'Célio Antunes', city: 'Ribeirão Preto', state: 'SP' })
  const { page } = await device({ viewport: sizes.phone })
  await page.goto('/')
  await page.getByRole('link', { name: 'Ribeirão Preto, SP' }).click()
  await expect(page).toHaveURL('/fornecedores?q=Ribeir%C3%A3o+Preto')
  const list = page.getByRole('list', { name: 'Lista de fornecedores' })
  await expect(list.getByRole('article')).toHaveCount(2)
  await expect(list.getByText('N/A (0 avaliações)')).toHaveCount(2)
  await expectNothingWider(page, '/fornecedores')

  const search = page.getByRole('searchbox', { name: 'Buscar fornecedores' })
  await search.fill('ribeirao EMPRESA')
  await expect(list.getByRole('article')).toHaveCount(1)
  await search.fill('ninguem com este nome')
  await expect(page.getByText('Nenhum fornecedor encontrado com os critérios de busca.')).toBeVisible()
  await search.fill('sao bento')
  await list.getByRole('link', { name: 'Construtora São Bento' }).click()

  await expect(page).toHaveURL(`/fornecedores/${company.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Construtora São Bento' })).toBeVisible()
  for (const heading of ['Serviços', 'Produtos']) await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible()
  await page.getByRole('button', { name: 'Iniciar Conversa' }).click()
  await expectToast(page, 'Esta funcionalidade ainda não foi implementada')
  // This browser has no way to share of its own, and the page of WhatsApp is not asked for here.
  await page.evaluate(() => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address)
      return null
    }
  })
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await page.getByRole('menuitem', { name: 'Enviar pelo WhatsApp' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-opened', /^https:\/\/wa\.me\/\?text=.*fornecedores/)
  await expectNothingWider(page, '/fornecedores/{id}')
})

test('the list of states comes with the first press, touch or key, and gives the focus back', async ({ stage, device }) => {
  await createPerson(stage.server, { role: 'autonomo', full_name: 'Zélia Prado', city: 'Macapá', state: 'AP' })
  for (const open of ['mouse', 'touch', 'Enter', 'Space', 'ArrowDown'] as const) {
    const { page } = await device({ viewport: sizes.phone, hasTouch: open === 'touch' })
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/fornecedores')
    await expect(page.locator('html')).toHaveAttribute('style', /bottom-room/)
    const filter = page.getByRole('button', { name: /Estado/ })
    await expect(filter).toHaveAttribute('aria-expanded', 'false')
    expect(loaded.filter((url) => url.endsWith(fileOf(listOfStates)))).toEqual([])
    if (open === 'mouse') await filter.click()
    else if (open === 'touch') await filter.tap()
    else {
      await page.getByRole('searchbox').focus()
      await page.keyboard.press('Tab')
      await expect(filter).toBeFocused()
      await page.keyboard.press(open)
    }
    await expect(page.locator('[role=listbox]:focus, [role=listbox] :focus'), open).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(filter, open).toBeFocused()
    await filter.click()
    await page.getByRole('option', { name: 'Amapá (AP)' }).click()
    await expect(page).toHaveURL('/fornecedores?estado=AP')
    await expect(filter).toHaveAccessibleName(/Amapá \(AP\)/)
    const cards = page.getByRole('article')
    await expect(cards.filter({ hasText: 'Zélia Prado' })).toBeVisible()
    await expect(cards.filter({ hasNotText: ', AP' })).toHaveCount(0)
  }
})

test('the directory is on the device of who is signed in, and opens without a network', async ({ stage, device }) => {
  await createPerson(stage.server, { role: 'autonomo', full_name: 'Ícaro Moura', city: 'Sumaré', state: 'SP' })
  const client = await device(installed())
  await enter(client, stage, { role: 'cliente', full_name: 'Tereza Campos' })
  const { page } = client
  const sidebar = page.getByRole('navigation', { name: 'Área do cliente' })
  await sidebar.getByRole('link', { name: 'Fornecedores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fornecedores' })).toBeVisible()
  await expect(sidebar.getByRole('link', { name: 'Fornecedores' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill('icaro')
  await expect(page.getByRole('article')).toHaveCount(1)

  await client.offline()
  await page.getByRole('link', { name: 'Ícaro Moura' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ícaro Moura' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Ícaro Moura' })).toBeVisible()
  await page.goto('/fornecedores/naoexistenaoexi')
  await expect(page.getByText('Este conteúdo não está neste aparelho.')).toBeVisible()
})

test('the video is asked of its host only after a click, and is absent without a network', async ({ stage, device }) => {
  await setVideo(stage.server, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  const { page, offline } = await device({ viewport: sizes.phone })
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Vídeo</p>' })
  })
  await page.goto('/como-funciona')
  const play = page.getByRole('button', { name: 'Assistir ao vídeo' })
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  await play.click()
  await expect(page.frameLocator('iframe').getByText('Vídeo')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&hl=pt-BR'])
  await expectNothingWider(page, '/como-funciona with its video')
  await offline()
  await expect(page.getByRole('heading', { name: 'Veja em vídeo' })).toHaveCount(0)
})
