import { describe, expect, test } from 'vitest'
import { mendedAddress } from '../../../web/src/app/mend-address'

describe('addresses that were shared', () => {
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

  test.each([
    ['/auth/callback%23token=eyJh.eyJp.sig-_.', '/auth/callback#token=eyJh.eyJp.sig-_.'],
    ['/auth/callback%23token=a.b.c&from=%2Fprojetos%3Fq%3D1', '/auth/callback#token=a.b.c&from=%2Fprojetos%3Fq%3D1'],
    ['/reset-password/%23token%3Da.b.c%26from%3D%2Fperfil', '/reset-password/#token=a.b.c&from=/perfil'],
    ['/reset-password%23', '/reset-password#'],
    ['/reset-password%23token%3D%E0%A4%A', '/reset-password#token%3D%E0%A4%A'],
  ])("a mailed link whose '#' was encoded, %s, leaves no token in its path", (mailed, meant) => {
    expect(mendedAddress(new URL(mailed, 'https://canteiro.example'))).toBe(meant)
  })
})
