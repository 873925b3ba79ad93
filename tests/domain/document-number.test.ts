import { expect, test } from 'vitest'
import { documentCharacters, documentTypeOf, formatDocumentNumber, isDocumentNumber } from '#domain/values/document-number'

test.each([
  ...['12ABC34501DE35', '1345C3A5000106', 'R55231B3000757', 'ABCDEFGHIJKL80', '00000000000191', '00000000E08G12', 'PC3D315K000193'],
  ...['90.021.382/0001-22', '90.024.778/0001-23', '93.ZB0.VRY/V6KA-67'],
])('[PRODUCT 77] %s is a CNPJ', (text) => {
  expect(isDocumentNumber(text, 'CNPJ')).toBe(true)
})

test.each([
  ...['R55231B3000700', '12ABC34501DE00', '93ZB0VRYV6KA66', '0000000000019L', '00000000000000', '11111111111111', 'AAAAAAAAAAAAAA'],
  ...['90.025.108/000101', '90.025.255/0001', '90.024.420/0001A2', '000000000001911', '111.444.777-35', ''],
])('[PRODUCT 8] [PRODUCT 77] %j is no CNPJ', (text) => {
  expect(isDocumentNumber(text, 'CNPJ')).toBe(false)
})

test.each(['111.444.777-35', '529.982.247-25', '123.456.789-09', '11144477735'])('%s is a CPF', (text) => {
  expect(isDocumentNumber(text, 'CPF')).toBe(true)
})

test.each([
  ...['111.444.777-36', '529.982.247-52', '123.456.789-0', '123.456.789-099', '000.000.000-00', '111.111.111-11', '999.999.999-99'],
  ...['00000000000191', ''],
])('[PRODUCT 8] [PRODUCT 77] %j is no CPF', (text) => {
  expect(isDocumentNumber(text, 'CPF')).toBe(false)
})

test('[PRODUCT 8] letters of a CNPJ turn upper case while typing', () => {
  expect(formatDocumentNumber('12abc345', 'CNPJ')).toBe('12.ABC.345')
  expect(documentCharacters('12.abc.345/01de-35', 'CNPJ')).toBe('12ABC34501DE35')
  expect(isDocumentNumber('12.abc.345/01de-35', 'CNPJ')).toBe(true)
})

test.each([
  ['CNPJ: 11.222.333/0001-81', 'CNPJ', '11222333000181'],
  ['cnpj 11222333000181', 'CNPJ', '11222333000181'],
  ['Reforma Boa Ltda., CNPJ 12.abc.345/01de-35.', 'CNPJ', '12ABC34501DE35'],
  ['11 222 333 0001 81 (matriz)', 'CNPJ', '11222333000181'],
  ['CPF: 111.444.777-35', 'CPF', '11144477735'],
  ['CPF 111.444.777-35, RG 12.345.678-9', 'CPF', '11144477735'],
] as const)('%j holds the one %s %s', (text, type, characters) => {
  expect(documentCharacters(text, type)).toBe(characters)
  expect(isDocumentNumber(text, type)).toBe(true)
})

const typing = (text: string, type: 'CPF' | 'CNPJ') => Array.from(text, (_, index) => formatDocumentNumber(text.slice(0, index + 1), type))

test('the mask of a CNPJ grows with what is typed', () => {
  const states = '1 12 12.A 12.AB 12.ABC 12.ABC.3 12.ABC.34 12.ABC.345 12.ABC.345/0 12.ABC.345/01 12.ABC.345/01D 12.ABC.345/01DE'
  expect(typing('12ABC34501DE35', 'CNPJ').join(' ')).toBe(`${states} 12.ABC.345/01DE-3 12.ABC.345/01DE-35`)
})

test('[PRODUCT 27] a mask keeps what is too much behind the number, and leaves a masked number as it is', () => {
  let typed = ''
  for (const digit of '11144477735912345678901') typed = formatDocumentNumber(typed + digit, 'CPF')
  expect([typed, isDocumentNumber(typed, 'CPF')]).toEqual(['111.444.777-35912345678901', false])
  expect(formatDocumentNumber('12ABC34501DE359', 'CNPJ')).toBe('12.ABC.345/01DE-359')
  expect(formatDocumentNumber('12.ABC.345/01DE-35', 'CNPJ')).toBe('12.ABC.345/01DE-35')
  expect(formatDocumentNumber('', 'CPF')).toBe('')
})

test.each([
  ['abc', 'CPF', 'ABC'],
  ['111a', 'CPF', '111.A'],
  ['１１.２２２.３３３/０００１-８１', 'CNPJ', '11.222.333/0001-81'],
  ['１１１.４４４.７７７-３５', 'CPF', '111.444.777-35'],
] as const)('[PRODUCT 27] of %j, typed as a %s, nothing vanishes unsaid: the field shows %s', (text, type, shown) => {
  expect(formatDocumentNumber(text, type)).toBe(shown)
})

test('[PRODUCT 8] a company has a CNPJ, everybody else a CPF', () => {
  expect(documentTypeOf('empresa')).toBe('CNPJ')
  expect(documentTypeOf('autonomo')).toBe('CPF')
  expect(documentTypeOf('cliente')).toBe('CPF')
})
