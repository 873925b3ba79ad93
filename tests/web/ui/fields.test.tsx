import { act, useState } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ComboBox } from '../../../web/src/ui/forms/choices/combo-box'
import { FigureField } from '../../../web/src/ui/forms/figure-field'
import { FormErrors } from '../../../web/src/ui/forms/form-troubles'
import { MaskedField } from '../../../web/src/ui/forms/masked-field'
import { SearchField } from '../../../web/src/ui/forms/search-field'
import { TextField } from '../../../web/src/ui/forms/text-field'
import { blur, focus, get, key, mount, pageText, press, type } from './mount'

const parse = (text: string) => (/^[\d.]+(,\d{0,2})?$/.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null)
const format = (value: number) => `${Math.floor(value)},${String(Math.round((value % 1) * 100)).padStart(2, '0')}`
const cpf = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 11)
    .replace(/^(\d{3})(?=\d)/, '$1.')
    .replace(/\.(\d{3})(?=\d)/, '.$1.')

function Money({ told }: { told: (number | null)[] }) {
  const [value, setValue] = useState<number | null>(1500)
  const change = (next: number | null) => {
    told.push(next)
    setValue(next)
  }
  return <FigureField label="Valor" value={value} onChange={change} parse={parse} format={format} faultOf={(text) => `${text} não é um valor.`} />
}

test('a figure stays as it is typed until the field is left, then is written out in full', async () => {
  const told: (number | null)[] = []
  await mount(<Money told={told} />)
  const field = get('textbox', 'Valor')
  expect(field).toHaveProperty('value', '1500,00')
  await type(field, '4350,5')
  expect(field).toHaveProperty('value', '4350,5')
  await blur(field)
  expect(field).toHaveProperty('value', '4350,50')
  expect(told).toEqual([4350.5])
})

test.each(['-50', '3 x 500,00', '1e3', 'mil'])(
  '%s, which is no figure, is told as 0 and left for its writer to mend, with its fault',
  async (text) => {
    const told: (number | null)[] = []
    await mount(<Money told={told} />)
    const field = get('textbox', 'Valor')
    await type(field, text)
    expect(pageText()).not.toContain('não é um valor.')
    await blur(field)
    expect(field).toHaveProperty('value', text)
    expect(pageText()).toContain(`${text} não é um valor.`)
    await type(field, '')
    expect(told).toEqual([0, null])
  },
)

function Masked() {
  const [value, setValue] = useState('529982')
  return <MaskedField label="CPF" value={value} onChange={setValue} mask={cpf} />
}

test('a mask keeps the cursor behind the digit that was typed', async () => {
  await mount(<Masked />)
  const field = get('textbox', 'CPF')
  expect(field).toHaveProperty('value', '529.982')
  await type(field, '5209.982', 3)
  expect(field).toHaveProperty('value', '520.998.2')
  expect(field).toHaveProperty('selectionStart', 3)
  await type(field, '520.998.2247')
  expect(field).toHaveProperty('selectionStart', '520.998.2247'.length)
})

function Title() {
  const [value, setValue] = useState('')
  const bounds = { most: 20, tooLong: (typed: number) => `${typed} letras, cabem 20.` }
  return <TextField label="Título" value={value} onChange={setValue} error="Preencha." {...bounds} />
}

test('a pasted text that is too long stays whole, and says so until it is short enough', async () => {
  await mount(<Title />)
  const field = get('textbox', 'Título')
  expect(field.getAttribute('maxlength')).toBeNull()
  await type(field, 'Reforma de um banheiro')
  expect(field).toHaveProperty('value', 'Reforma de um banheiro')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(pageText()).toContain('22 letras, cabem 20.')
  await type(field, ' Reforma de banheiro ')
  expect(pageText()).not.toContain('cabem 20.')
})

test('an error is tied to its field and takes the place of the hint', async () => {
  await mount(<TextField label="Título" hint="Curto e claro." error="Escreva um título." value="" onChange={() => undefined} isRequired />)
  const field = get('textbox', 'Título')
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-required') ?? field.hasAttribute('required')).toBeTruthy()
  expect(described.map((id) => document.getElementById(id)?.textContent).join('')).toContain('Escreva um título.')
  expect(pageText()).not.toContain('Curto e claro.')
})

test("a form's errors take focus and lead to their fields", async () => {
  await mount(
    <>
      <FormErrors title="Confira" errors={[{ field: 'titulo', message: 'Escreva um título.' }]} />
      <TextField id="titulo" label="Título" value="" onChange={() => undefined} />
    </>,
  )
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  await press(get('link', 'Escreva um título.'))
  expect(document.activeElement?.id).toBe('titulo')
})

test('a search shows every letter at once though its owner answers later, and takes what its owner sets', async () => {
  const asked: string[] = []
  let answer: (value: string) => void = () => undefined
  function Searched() {
    const [value, setValue] = useState('')
    answer = setValue
    return <SearchField label="Buscar" clearLabel="Limpar" value={value} onChange={(typed) => asked.push(typed)} />
  }
  await mount(<Searched />)
  const field = get('searchbox', 'Buscar')
  for (const typed of ['m', 'mu', 'mur']) await type(field, typed)
  expect(field).toHaveProperty('value', 'mur')
  expect(asked).toEqual(['m', 'mu', 'mur'])
  for (const [answered, shown] of Object.entries({ m: 'mur', mur: 'mur', '': '' })) {
    await act(async () => answer(answered))
    expect(field).toHaveProperty('value', shown)
  }
  await act(async () => answer('mur'))
  expect(field).toHaveProperty('value', 'mur')
})

describe('a list of cities', () => {
  const names = ['Campinas', 'Campos do Jordão', "Santa Bárbara d'Oeste", 'São José do Barreiro', 'São José dos Campos', 'Sorocaba']
  const cities = names.map((city) => ({ value: city, text: city }))

  let chosen: string | null = null

  function City({ start }: { start: string | null }) {
    const [value, setValue] = useState(start)
    chosen = value
    return <ComboBox label="Cidade" options={cities} value={value} onChange={setValue} empty="Nenhuma." unlisted="Escolha uma cidade da lista." />
  }

  const field = () => get('combobox', 'Cidade') as HTMLInputElement
  const isRefused = () => pageText().includes('Escolha uma cidade da lista.')

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
})
