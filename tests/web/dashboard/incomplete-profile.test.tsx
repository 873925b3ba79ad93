import { expect, test, vi } from 'vitest'
import { emptyOf } from '#domain/collections'
import { IncompleteProfile } from '../../../web/src/features/dashboard/dashboard-page'
import { mount } from '../ui/mount'

const mine = vi.hoisted(() => ({ account: {} }))
vi.mock('../../../web/src/data/queries/account', () => ({ useMyAccount: () => ({ document: mine.account }) }))

const complete = { full_name: 'Ana Lima', city: 'Campinas', state: 'SP', document_number: '52998224725' }

async function shown(fields: object): Promise<string> {
  mine.account = { ...emptyOf('users'), role: 'cliente', ...complete, ...fields }
  await mount(<IncompleteProfile />)
  return document.body.textContent ?? ''
}

test('[PRODUCT 69] an incomplete profile names what is missing, and what the place is for', async () => {
  expect(await shown({ city: '', state: '', document_number: '' })).toContain(
    'Falta sua cidade, seu estado e seu CPF. Com a cidade, avisamos profissionais perto de você.',
  )
})

test.each([
  [{ role: 'empresa', document_number: '' }, 'Falta o CNPJ.'],
  [{ role: 'autonomo', city: ' ' }, 'Falta sua cidade. Com a cidade, avisamos você dos projetos da região.'],
])('to a provider too (%j)', async (fields, words) => {
  expect(await shown(fields)).toContain(words)
})

test('of a complete profile nothing is said', async () => {
  expect(await shown({})).toBe('')
})
