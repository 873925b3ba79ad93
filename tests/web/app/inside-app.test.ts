import { expect, test } from 'vitest'
import { isInsideApp } from '../../../web/src/app/pwa/install-guide'

const iphone = (rest: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`

test.each([
  ['Safari', 'Version/18.5 Mobile/15E148 Safari/604.1'],
  ['Chrome', 'CriOS/142.0.7444.60 Mobile/15E148 Safari/604.1'],
  ['Firefox', 'FxiOS/145.0 Mobile/15E148 Safari/605.1.15'],
  ['Edge', 'Version/18.0 EdgiOS/142.0.3595.53 Mobile/15E148 Safari/605.1.15'],
])('%s on an iPhone can put a page on the home screen', (_name, rest) => {
  expect(isInsideApp(iphone(rest))).toBe(false)
})

test.each([
  ['Instagram', 'Mobile/15E148 Instagram 380.0.0.28.85 (iPhone14,5; iOS 18_5; pt_BR)'],
  ['Facebook', 'Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0.36.70;FBBV/783000000]'],
  ['Line', 'Version/18.5 Mobile/15E148 Safari/604.1 Line/15.10.0'],
  ['the Google app', 'GSA/390.0.823 Mobile/15E148 Safari/604.1'],
  ['LinkedIn', 'Mobile/15E148 [LinkedInApp]/9.31'],
])('a page inside %s cannot', (_name, rest) => {
  expect(isInsideApp(iphone(rest))).toBe(true)
})
