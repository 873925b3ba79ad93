import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { expect, test } from 'vitest'
import { isState } from '#domain/place'
import type { Company } from '#domain/wire-answers'
import { fieldsFrom } from '../../../web/src/features/account/settings/company-fields'
import type { ProfileValues } from '../../../web/src/features/account/settings/profile-draft'

const citiesOf = (state: string) => (isState(state) ? getMunicipalities(state).map(({ name }) => name) : [])

const company: Company = {
  razao_social: 'CONSTRUTORA JARDIM DAS FLORES LTDA',
  address: 'RUA DAS ACACIAS, 120 - VILA NOVA',
  municipio: 'SAO JOSE DO RIO PRETO',
  uf: 'SP',
  phone: '1732345678',
}
const empty: ProfileValues = {
  full_name: '',
  document_number: '12ABC34501DE35',
  phone: '',
  username: '',
  state: '',
  city: '',
  address: '',
  website: '',
  about: '',
}

test('an empty form gets everything, names written as names and the city as IBGE writes it', () => {
  expect(fieldsFrom(company, empty, citiesOf)).toEqual({
    full_name: 'Construtora Jardim das Flores LTDA',
    phone: '1732345678',
    address: 'Rua das Acacias, 120 - Vila Nova',
    state: 'SP',
    city: 'São José do Rio Preto',
  })
})

test('what is filled stays as it is', () => {
  const values = { ...empty, full_name: 'Jardim Obras', phone: '17998765432', address: 'Centro', state: 'MG', city: 'Uberaba' }
  expect(fieldsFrom(company, values, citiesOf)).toEqual({})
})

test('nothing is filled with what the register does not know', () => {
  expect(fieldsFrom({ razao_social: '', address: '', municipio: '', uf: '', phone: '' }, empty, citiesOf)).toEqual({})
})

test('a phone that is none is left out', () => {
  expect(fieldsFrom({ ...company, phone: '0000' }, empty, citiesOf)).not.toHaveProperty('phone')
})

test('cities are matched whatever their case, accents and apostrophes', () => {
  const cityOf = (municipio: string, uf: string) => fieldsFrom({ ...company, municipio, uf }, empty, citiesOf).city
  expect(cityOf("SANTA BARBARA D'OESTE", 'SP')).toBe("Santa Bárbara d'Oeste")
  expect(cityOf('SANTA BARBARA D OESTE', 'SP')).toBe("Santa Bárbara d'Oeste")
  expect(cityOf('embu-guacu', 'sp')).toBe('Embu-Guaçu')
  expect(cityOf('BRASILIA', 'DF')).toBe('Brasília')
})

test('a city that IBGE does not list leaves its field empty, and its state is kept', () => {
  const found = fieldsFrom({ ...company, municipio: 'CIDADE QUE NAO HA' }, empty, citiesOf)
  expect(found).toMatchObject({ state: 'SP' })
  expect(found).not.toHaveProperty('city')
})

test('a city of another state than the one that was chosen is left out', () => {
  const found = fieldsFrom(company, { ...empty, state: 'MG' }, citiesOf)
  expect(found).not.toHaveProperty('city')
  expect(found).not.toHaveProperty('state')
})
