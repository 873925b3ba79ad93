import { createPerson } from '../support/people'
import { clientPages, providerPages } from './support/pages'
import { providerName, publicAddresses, same } from './support/public-addresses'
import { test } from './support/test'
import { startDeal, walkArea, walkPages } from './support/walk'

const narrow = { viewport: { width: 390, height: 844 } }
const what = 'each page has its heading and title, fits a phone, and axe and the console find nothing'
const corner = '[PRODUCT 46] and nothing lies under the support button'

test(`${what}: signed out`, async ({ stage, device, allowed }) => {
  allowed.refusals = true
  const { id } = await createPerson(stage.server, { role: 'empresa', full_name: providerName })
  const { page } = await device(narrow)
  // The same pages with a token are another test's.
  const addresses = { ...publicAddresses, [`/fornecedores/${id}`]: same(providerName) }
  const shown = Object.entries(addresses).flatMap(([path, shownTo]) => (/[?#]/.test(path) ? [] : [[path, shownTo('signed out')] as const]))
  await walkPages(page, Object.fromEntries(shown))
})

test(`${what}, ${corner}: a client`, async ({ stage, device }) => {
  const deal = await startDeal(stage)
  await walkArea(await device(narrow), deal.client, deal, clientPages(deal))
})

test(`${what}, ${corner}: a provider`, async ({ stage, device }) => {
  const deal = await startDeal(stage)
  await walkArea(await device(narrow), deal.provider, deal, providerPages(deal))
})
