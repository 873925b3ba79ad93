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

  const id = 'abc123456789012'
  const opened = (link: string) => mendedAddress(new URL(`/abrir?link=${encodeURIComponent(link)}`, 'https://canteiro.example'))

  test.each([
    ['projetos', `/projetos/${id}`],
    ['mensagens', `/mensagens/${id}`],
    ['fornecedores', `/fornecedores/${id}`],
    ['suporte', `/suporte?chamado=${id}`],
  ])('[PRODUCT 95] a link of the system to a record, web+canteiro://%s/ID, leads to its page', (kind, page) => {
    expect([opened(`web+canteiro://${kind}/${id}`), opened(`web+canteiro://${kind}/${id}/`)]).toEqual([page, page])
  })

  test.each([
    `https://evil.example/projetos/${id}`,
    `//evil.example/${id}`,
    `canteiro://projetos/${id}`,
    `web+canteiro://evil.example/projetos/${id}`,
    `web+canteiro://projetos@evil.example/${id}`,
    `web+canteiro://projetos/../admin`,
    `web+canteiro://projetos/..%2Fadmin/${id}`,
    `web+canteiro://projetos/${id}/../../admin`,
    `web+canteiro://projetos/${id}/editar`,
    `web+canteiro://projetos/${id}?x=1`,
    `web+canteiro://projetos/${id}#token=x`,
    `web+canteiro://projetos/${id}0`,
    `web+canteiro://projetos/${'a'.repeat(100_000)}`,
    `web+canteiro://constructor/${id}`,
    `web+canteiro://__proto__/${id}`,
    `web+canteiro://admin/${id}`,
    `web+canteiro://projetos/ABC123456789012`,
    `web+canteiro://projetos/${id}\n`,
    `web+canteiro:projetos/${id}`,
    `javascript:alert(1)//projetos/${id}`,
    'web+canteiro://',
    '',
  ])('[PRODUCT 95] any other link leads nowhere, and nothing of it is kept: %.60s', (link) => expect(opened(link)).toBe('/abrir'))

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
