import { expect, test } from 'vitest'
import { formatPhone, isPhone, phoneDigits } from '#domain/phone'

test.each([
  '(11) 98765-4321',
  '11987654321',
  '(11) 3456-7890',
  '1134567890',
  '+55 11 98765-4321',
  '+55 (11) 3456-7890',
  '55987654321',
  '(55) 3456-7890',
])('%s is a phone number', (text) => {
  expect(isPhone(text)).toBe(true)
})

test.each([
  '',
  '987654321',
  '(11) 8765-4321',
  '(11) 18765-4321',
  '(01) 98765-4321',
  '(10) 98765-4321',
  '119876543210',
  '+1 212 555 0100',
  '(11) 9876-54321-0',
])('%j is no Brazilian phone number', (text) => {
  expect(isPhone(text)).toBe(false)
})

test('a pasted +55 is dropped, an area code 55 is not', () => {
  expect(phoneDigits('+55 11 98765-4321')).toBe('11987654321')
  expect(phoneDigits('+55 11 3456-7890')).toBe('1134567890')
  expect(phoneDigits('(55) 98765-4321')).toBe('55987654321')
  expect(phoneDigits('+55 55 98765-4321')).toBe('55987654321')
})

test('the mask grows with what is typed, from landline to mobile', () => {
  const typing = Array.from('11987654321', (_, index) => formatPhone('11987654321'.slice(0, index + 1)))
  expect(typing).toEqual([
    '(1',
    '(11',
    '(11) 9',
    '(11) 98',
    '(11) 987',
    '(11) 9876',
    '(11) 9876-5',
    '(11) 9876-54',
    '(11) 9876-543',
    '(11) 9876-5432',
    '(11) 98765-4321',
  ])
})

test('the mask leaves a masked number as it is and takes no more than a number has', () => {
  expect(formatPhone('')).toBe('')
  expect(formatPhone('(11) 3456-7890')).toBe('(11) 3456-7890')
  expect(formatPhone('(11) 98765-43219')).toBe('(11) 98765-4321')
})
