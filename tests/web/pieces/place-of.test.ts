import { expect, test } from 'vitest'
import { placeOf } from '../../../web/src/components/place-of'

test('a place is said as far as it is known', () => {
  expect(placeOf({ city: 'Campinas', state: 'SP' })).toBe('Campinas, SP')
  expect(placeOf({ city: '', state: 'SP' })).toBe('SP')
  expect(placeOf({ city: '', state: '' })).toBe('')
})
