import { links } from '#links'
import { pages } from '../../web/src/app/pages'
import { createPerson } from '../support/data/people'
import { clientPages, providerPages } from './support/checks/page-addresses'
import { expectPublicText, publicTexts } from './support/checks/public-texts'
import { startDeal, walkArea, walkPages } from './support/checks/walk'
import { expect, test } from './support/test'

const narrow = { viewport: { width: 390, height: 844 } }
const what = 'each page has its heading and title, fits a phone, and axe and the console find nothing'
const corner = '[PRODUCT 46] and nothing lies under the support button'
const providerName = 'Pisos Paineiras'

/** Addresses of the signed out besides the pages that are for reading; all others are behind the guard. */
const otherAddresses = {
  '/documentacao': { heading: 'Documentação técnica' },
  '/fornecedores/naoexistenaoexi': { heading: 'Fornecedor não encontrado' },
  '/cadastro/arquiteto': { heading: 'Criar Conta' },
  '/auth/callback#token=nada': { heading: 'Não foi possível confirmar', at: '/auth/callback' },
  '/reset-password#token=nada': { heading: 'Nova senha', at: '/reset-password' },
  '/auth/confirmar-email#token=nada': { heading: 'Não foi possível confirmar', at: '/auth/confirmar-email' },
  '/nao-existe': { heading: 'Página não encontrada' },
  '/pendencias': { heading: 'Entrar', at: '/login' },
}

test(`[PRODUCT 1] [PRODUCT 25] [PRODUCT 32] [PRODUCT 61] ${what}, and public ones say what they are for and lead on: signed out`, async ({
  stage,
  device,
  allowed,
}) => {
  allowed.refusals = true
  const { id } = await createPerson(stage.server, { role: 'empresa', full_name: providerName })
  const texts = Object.fromEntries(publicTexts.map(({ path, title }) => [path, { heading: title }]))
  const shown = { ...texts, ...otherAddresses, [links.provider(id)]: { heading: providerName } }
  const known = Object.keys(shown).map((path) => path.replace(/#.*/, ''))
  for (const { path } of pages.filter(({ area }) => area !== 'signedIn')) {
    const pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
    expect(
      known.filter((each) => pattern.test(each)),
      `addresses of ${path}`,
    ).not.toEqual([])
  }
  const { page } = await device(narrow)
  await walkPages(page, shown, expectPublicText)
})

test(`${what}, ${corner}: a client`, async ({ stage, device }) => {
  const deal = await startDeal(stage)
  await walkArea(await device(narrow), deal.client, deal, clientPages(deal))
})

test(`${what}, ${corner}, [PRODUCT 48] and a page of another role leads to the dashboard, which says so: a provider`, async ({ stage, device }) => {
  const deal = await startDeal(stage)
  const own = providerPages(deal).filter((path) => !clientPages(deal).includes(path))
  const mason = await device(narrow)
  const { page } = mason
  await walkArea(mason, deal.provider, deal, [links.dashboard(), deal.project, ...own])
  for (const { path } of pages.filter(({ roles }) => roles && !roles.includes('empresa'))) {
    await page.goto(path)
    await expect(page.getByText('Esta página é para clientes.'), path).toBeVisible()
    await expect(page, path).toHaveURL(links.dashboard())
  }
})
