import { describe, expect, test } from 'vitest'
import { adminOriginOf } from '../../../web/src/features/admin/admin-area'

describe('where an administrator goes on', () => {
  const origin = 'https://canteiro.example'
  const to = (from: unknown) => adminOriginOf({ from }, origin)

  test('an administrator goes on to the page that they asked for', () => {
    for (const path of ['/admin', '/admin/settings', '/admin/settings?aba=1#fim', '/admin/support/abc']) expect(to(path)).toBe(path)
  })

  test('an administrator goes nowhere but into their area, and not back to its entrance', () => {
    const others = ['/', '/dashboard', '/administrar', '/admin/../perfil', '/admin/%2e%2e/perfil', '/admin/login', '/admin/login/', '', 7]
    const foreign = ['//mau.example/admin', '/\\mau.example/admin', 'https://mau.example/admin', 'javascript:alert(1)']
    for (const from of [...others, ...foreign]) expect(to(from), String(from)).toBe('/admin')
    for (const state of [null, undefined, 'x', {}]) expect(adminOriginOf(state, origin)).toBe('/admin')
  })
})
