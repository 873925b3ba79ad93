import type { Page } from '@playwright/test'
import { atRest } from '../../e2e/support/at-rest'
import { publish } from '../../e2e/support/deeds'
import { enter } from '../../e2e/support/people'
import { desktop, expect, phone, test } from '../../e2e/support/test'

/** Toasts stay until they are closed: nothing here depends on being fast. */
const toastsForever = () => {
  const later = window.setTimeout.bind(window)
  window.setTimeout = Object.assign((job: TimerHandler, ms?: number, ...args: unknown[]) => {
    const isToastsEnd = ms && ms > 2_500 && ms <= 6_000
    return isToastsEnd ? 0 : later(job, ms, ...args)
  }, window.setTimeout)
}

/** What a toast lies on once it has come to rest: headings, what is filled in and sent, the phone's bottom bar. */
async function covered(page: Page): Promise<string[]> {
  await atRest(page, '[role=alertdialog][aria-modal=false]')
  return page.evaluate(() => {
    const toast = document.querySelector('[role=alertdialog][aria-modal=false]')
    if (!toast) return ['there is no toast']
    const own = toast.getBoundingClientRect()
    const kept =
      'h1, form button, form input, textarea, [data-sticky-actions=true] button, nav[aria-label] a, [role=dialog] button, [data-corner=button]'
    const isUnder = (element: Element): boolean => {
      const box = element.getBoundingClientRect()
      if (toast.contains(element) || !element.checkVisibility({ visibilityProperty: true })) return false
      return box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom
    }
    return [...document.querySelectorAll(kept)].filter(isUnder).map((element) => element.textContent || element.tagName)
  })
}

for (const [name, options] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const) {
  test(`a toast lies on no heading, no field, no button of a form and no navigation on ${name}`, async ({ stage, device, allowed }) => {
    allowed.refusals = true
    const client = await device(options)
    const { page } = client
    await page.addInitScript(toastsForever)
    const toast = page.getByRole('alertdialog')
    const close = () => toast.getByRole('button', { name: 'Fechar' }).click()

    await page.goto('/login')
    await page.getByLabel('E-mail').fill('ninguem@canteiro.example')
    await page.getByLabel('Senha', { exact: true }).fill('senha-errada')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(toast).toContainText('Falha no Login')
    expect(await covered(page)).toEqual([])

    await enter(client, stage, { role: 'cliente', full_name: 'Berta Nunes' })
    await page.goto('/perfil')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(toast).toContainText('Nenhuma alteração para salvar.')
    expect(await covered(page)).toEqual([])
    await page.evaluate(() => scrollTo(0, 0))
    expect(await covered(page)).toEqual([])
    await close()
    await expect(toast).toHaveCount(0)

    await publish(page, { title: 'Forro de gesso' })
    await expect(toast).toContainText('Projeto publicado com sucesso!')
    expect(await covered(page)).toEqual([])
  })
}

test('a toast does not come under the mouse, where it would stay and keep back those after it', async ({ stage, device }) => {
  const client = await device(phone)
  const { page } = client
  await enter(client, stage, { role: 'cliente', full_name: 'Iara Melo' })
  await publish(page, { title: 'Forro de gesso' })
  await expect(page.getByRole('alertdialog')).toContainText('Projeto publicado com sucesso!')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
