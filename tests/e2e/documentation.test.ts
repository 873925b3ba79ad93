import { readDocumentation, setPassword } from './support/documentation'
import { desktop, test } from './support/test'

test.beforeEach(({ stage }) => setPassword(stage))

test('the technical documentation opens by keyboard with its password only, on a desktop', async ({ device, allowed }) => {
  allowed.refusals = true
  const { page } = await device(desktop)
  await readDocumentation(page)
})
