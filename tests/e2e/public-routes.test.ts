import { links } from '#links'
import { pages } from '../../web/src/app/pages'
import { openPagesOfOtherRoles } from './support/pages-of-other-roles'
import { publicAddresses } from './support/public-addresses'
import { expect, test } from './support/test'

test('every page for the signed out is in the table of addresses', () => {
  const known = [...Object.keys(publicAddresses), links.provider('id')].map((path) => path.replace(/[?#].*/, ''))
  for (const { path } of pages.filter(({ area }) => area !== 'signedIn')) {
    expect(
      known.some((each) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`).test(each)),
      path,
    ).toBe(true)
  }
})

test('[PRODUCT 48] a page of another role leads to the dashboard, which says so: autonomo', ({ device, stage }) =>
  openPagesOfOtherRoles(device, stage, 'autonomo'))
