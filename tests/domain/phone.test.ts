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

test.each([
  ['+55 11 98765-4321', '11987654321'],
  ['+55 11 3456-7890', '1134567890'],
  ['(55) 98765-4321', '55987654321'],
  ['+55 55 98765-4321', '55987654321'],
  ['0055 11 98765-4321', '11987654321'],
  ['019 98765-4321', '19987654321'],
  ['019 3456-7890', '1934567890'],
  ['055 98765-4321', '55987654321'],
  ['+55 019 98765-4321', '19987654321'],
  ['+55 (0)11 98765-4321', '11987654321'],
  ['0xx11 98765-4321', '11987654321'],
  ['0 15 11 98765-4321', '11987654321'],
  ['WhatsApp 24h: (11) 98765-4321', '11987654321'],
])('%s is the number %s', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
  expect(isPhone(text)).toBe(true)
})

test.each(['+54 11 4321-5678', '0800 123 4567', '(11) 98765-4321 / (11) 3456-7890'])('%s keeps all its digits, to be refused', (text) => {
  expect(phoneDigits(text)).toBe(text.replace(/\D/g, ''))
  expect(isPhone(text)).toBe(false)
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

test.each(['019987654321', '5519987654321', '01934567890', '1198765432199'])('the mask of %s leaves out nothing that was typed', (text) => {
  const shown = Array.from(text).reduce((before, digit) => formatPhone(before + digit), '')
  expect(text.endsWith(shown.replace(/\D/g, ''))).toBe(true)
  expect(isPhone(shown)).toBe(isPhone(text))
})

test('the mask leaves a masked number as it is and shows a digit too many', () => {
  expect(formatPhone('')).toBe('')
  expect(formatPhone('(11) 3456-7890')).toBe('(11) 3456-7890')
  expect(formatPhone('(11) 98765-43219')).toBe('(11) 98765-43219')
})
