import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { errorText, texts } from '#texts'
import { SessionContext, type SessionState } from '../../../web/src/data/store/account-store-context'
import { useCnpjLookup } from '../../../web/src/features/account/settings/cnpj-lookup'
import { shownValues } from '../../../web/src/features/account/settings/profile-draft'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { anAccount } from '../../domain/builders'
import { standIn } from '../admin/stand-in'
import { mount, soon, told } from '../ui/mount'

const places = vi.hoisted(() => ({ loadCities: async (): Promise<() => string[]> => () => ['Campinas'] }))
vi.mock('../../../web/src/data/remote/places', () => ({ loadCities: () => places.loadCities() }))

const company = { razao_social: 'BOA OBRA LTDA', address: 'RUA DAS FLORES', municipio: 'CAMPINAS', uf: 'SP', phone: '' }
const values = { ...shownValues(anAccount({ document_number: '11222333000181' }), {}), full_name: '' }
const words = texts.settings.cnpjLookup

let lookup: ReturnType<typeof useCnpjLookup>
let found: object[]

function Form() {
  lookup = useCnpjLookup(values, (fields) => found.push(fields))
  return null
}

beforeEach(async () => {
  found = []
  standIn({ 'POST /api/fetch-cnpj': [200, company] })
  await mount(
    <SessionContext value={{ session: { token: 'token' } } as SessionState}>
      <Form />
    </SessionContext>,
  )
})

const ask = async () => {
  await act(async () => lookup.ask())
  await soon(() => lookup.isPending).toBe(false)
}

test('[PRODUCT 78] what the register knows of a company is filled in', async () => {
  await ask()
  expect(found).toMatchObject([{ full_name: 'Boa Obra LTDA' }])
  expect(told()).toEqual([[words.done.title, '']])
})

test('[PRODUCT 78] a look-up whose code does not load is told as a missing connection, not as a wrong CNPJ, and can be tried again', async () => {
  const { loadCities } = places
  places.loadCities = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  await ask()
  expect(found).toEqual([])
  expect(told()).toEqual([['Erro ao buscar CNPJ', errorText('unreachable')]])
  await act(async () => toastQueue.clear())
  places.loadCities = loadCities
  await ask()
  expect(found).toHaveLength(1)
})
