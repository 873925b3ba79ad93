import { countPushes, secondTab } from './support/browser/tabs'
import { publish } from './support/deeds'
import { expect, test } from './support/test'

const ana = { role: 'cliente', full_name: 'Ana Lima' } as const

test('[T1] of two tabs one replicates, and what is given in the other goes out through it and shows in both', async ({ deviceOf }) => {
  const { page: first } = await deviceOf(ana)
  const second = await secondTab(first)
  const [byFirst, bySecond] = [countPushes(first), countPushes(second)]
  await publish(second, { title: 'Trocar a caixa-d’água' })
  await expect.poll(() => byFirst() + bySecond()).toBeGreaterThan(0)
  expect([byFirst(), bySecond()].filter((pushes) => pushes > 0)).toHaveLength(1)
  await first.goto('/meus-projetos')
  await expect(first.getByRole('link', { name: 'Trocar a caixa-d’água' })).toBeVisible()
})
