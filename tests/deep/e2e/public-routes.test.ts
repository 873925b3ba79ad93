import { expectNothingWider } from '../../e2e/support/nothing-wider'
import { openPagesOfOtherRoles } from '../../e2e/support/pages-of-other-roles'
import { expectShown, providerName, publicAddresses, same, type Visitor, visitors } from '../../e2e/support/public-addresses'
import { desktop, expect, test } from '../../e2e/support/test'
import { createPerson } from '../../support/people'
import { storeSession } from '../../support/store-session'

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const role of ['cliente', 'empresa'] as const) {
  test(`[PRODUCT 48] a page of another role leads to the dashboard, which says so: ${role}`, ({ device, stage }) =>
    openPagesOfOtherRoles(device, stage, role))
}

/** Where nothing depends on the role, one visitor with a session stands for all. */
const seenBy = (path: string, visitor: Visitor): boolean =>
  visitor === 'signed out' ||
  visitor === 'cliente' ||
  visitors.some((other) => publicAddresses[path]?.(other).heading !== publicAddresses[path]?.('signed out').heading)

for (const visitor of visitors) {
  test(`every public address shows what it is for: ${visitor}`, async ({ device, stage, allowed }) => {
    allowed.refusals = true
    const { id } = await createPerson(stage.server, { role: 'empresa', full_name: providerName })
    const { page } = await device(desktop)
    if (visitor !== 'signed out') await storeSession(page, await createPerson(stage.server, { role: visitor, full_name: 'Sílvio Prado' }))

    const all = { ...publicAddresses, [`/fornecedores/${id}`]: same(providerName) }
    for (const [path, expected] of Object.entries(all).filter(([path]) => seenBy(path, visitor))) {
      await page.goto(path)
      for (const size of sizes) {
        await page.setViewportSize(size)
        const name = `${path} at ${size.width} px`
        await expectShown(page, path, expected(visitor), name)
        await expectNothingWider(page, name)
      }
      if (path === '/cadastro/arquiteto' && visitor === 'signed out') {
        await page.getByRole('button', { name: 'Criar conta' }).click()
        await expect(page.getByText('Escolha o tipo de conta.')).toBeVisible()
        await expect(page.getByRole('radio')).toHaveCount(3)
      }
    }
  })
}
