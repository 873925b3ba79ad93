import { expect, test } from 'vitest'
import { isWebsite, monthOf, websiteName } from '../../../web/src/features/directory/provider-view'

test('a website is said without its beginning, and only one that a browser opens becomes a link', () => {
  expect(websiteName('https://www.horizonte.com.br/')).toBe('horizonte.com.br')
  expect(websiteName('http://horizonte.com.br/obras')).toBe('horizonte.com.br/obras')
  expect(['https://a.example', 'HTTP://a.example'].map(isWebsite)).toEqual([true, true])
  expect(['javascript:alert(1)', 'a.example', '', 'data:text/html,x'].map(isWebsite)).toEqual([false, false, false, false])
})

test('the month of joining is written out', () => {
  expect(monthOf('2026-11-20T14:32:00.000Z')).toBe('novembro de 2026')
})
