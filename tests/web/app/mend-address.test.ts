import { expect, test } from 'vitest'
import { mendedAddress } from '../../../web/src/app/mend-address'

test.each([
  ['/projetos/abc123456789012.', '/projetos/abc123456789012'],
  ['/projetos/abc123456789012/propostas).', '/projetos/abc123456789012/propostas'],
  ['/fornecedores/abc123456789012%3E', '/fornecedores/abc123456789012'],
  ['/mensagens/abc123456789012%E2%80%9D,', '/mensagens/abc123456789012'],
  ['/fornecedores*?q=pintor (sp)', '/fornecedores?q=pintor (sp)'],
  ['/reset-password#token=a.b.c', '/reset-password#token=a.b.c'],
  ['/cadastro/autonomo', '/cadastro/autonomo'],
  ['/', '/'],
])('an address shared as %s leads to %s', (shared, meant) => {
  expect(mendedAddress(new URL(shared, 'https://canteiro.example'))).toBe(encodeURI(meant).replaceAll('%25', '%'))
})
