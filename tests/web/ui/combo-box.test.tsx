import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { ComboBox } from '../../../web/src/ui/forms/combo-box'
import { blur, focus, get, key, mount, type } from './mount'

const cities = ['Campinas', 'Campos do Jordão', "Santa Bárbara d'Oeste", 'São José do Barreiro', 'São José dos Campos', 'Sorocaba'].map((city) => ({
  value: city,
  text: city,
}))

let chosen: string | null = null

function City({ start }: { start: string | null }) {
  const [value, setValue] = useState(start)
  chosen = value
  return <ComboBox label="Cidade" options={cities} value={value} onChange={setValue} empty="Nenhuma." unlisted="Escolha uma cidade da lista." />
}

const field = () => get('combobox', 'Cidade') as HTMLInputElement
const isRefused = () => document.body.textContent?.includes('Escolha uma cidade da lista.')

const leave = () => blur(field())
const enter = () => key(field(), 'Enter')

test.each([
  ['Campinas ', null, 'Campinas', leave],
  ['campinas', null, 'Campinas', enter],
  ['Santa Bárbara d\u2019Oeste', null, "Santa Bárbara d'Oeste", leave],
  ['Sao Jose dos Campos', null, 'São José dos Campos', leave],
  ['Soroc', null, 'Sorocaba', enter],
  ['Sorocaba', 'Campinas', 'Sorocaba', leave],
  ['Sorocaba', 'Campinas', 'Sorocaba', enter],
] as const)('%j over %j chooses %s, once the field is left or by Enter', async (text, start, city, end) => {
  await mount(<City start={start} />)
  await focus(field())
  await type(field(), text)
  await end()
  expect(chosen).toBe(city)
  await blur(field())
  expect(field().value).toBe(city)
  expect(isRefused()).toBe(false)
})

test.each([
  ['Camp', null, leave],
  ['São José', 'Campinas', leave],
  ['Atlântida', null, leave],
  ['Atlântida', 'Campinas', enter],
] as const)('%j over %j stays as it was typed, with its error', async (text, start, end) => {
  await mount(<City start={start} />)
  await focus(field())
  await type(field(), text)
  expect(isRefused()).toBe(false)
  await end()
  expect(chosen).toBeNull()
  expect(field().value).toBe(text)
  expect(isRefused()).toBe(true)
  await type(field(), `${text}x`)
  expect(isRefused()).toBe(false)
})

test('a city that is taken out leaves none, and no error', async () => {
  await mount(<City start="Campinas" />)
  await focus(field())
  await type(field(), '')
  await leave()
  expect(chosen).toBeNull()
  expect(isRefused()).toBe(false)
})

test('Escape closes the list and goes no further', async () => {
  const heard: string[] = []
  const hear = (event: KeyboardEvent) => heard.push(event.key)
  onTestFinished(() => document.removeEventListener('keydown', hear))
  document.addEventListener('keydown', hear)
  await mount(<City start={null} />)
  await focus(field())
  await type(field(), 'Camp')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await key(field(), 'Escape')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await key(field(), 'Escape')
  expect(heard).toEqual(['Escape'])
})
