import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StillWhilePressed } from '../../../web/src/ui/feedback/still-while-pressed'
import { mount } from './mount'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let say: (text: string) => void = () => undefined

function Line() {
  const [text, setText] = useState('')
  say = setText
  return <StillWhilePressed>{text === '' ? null : <p>{text}</p>}</StillWhilePressed>
}

const pointer = (type: string, pointerId = 1) =>
  act(async () => void document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId })))
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const lines = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

test.each(['pointerup', 'pointercancel'])(
  'what comes, changes or goes during a press shows once it has ended by a %s and its click was heard',
  async (end) => {
    await mount(<Line />)
    await pointer('pointerdown')
    await act(async () => say('Sem conexão'))
    expect(lines()).toEqual([])
    await pointer(end)
    expect(lines()).toEqual([])
    await pass(100)
    expect(lines()).toEqual(['Sem conexão'])

    await pointer('pointerdown')
    await act(async () => say(''))
    expect(lines()).toEqual(['Sem conexão'])
    await pointer(end)
    await pass(100)
    expect(lines()).toEqual([])
  },
)

test('without a press it shows at once', async () => {
  await mount(<Line />)
  await act(async () => say('Sem conexão'))
  expect(lines()).toEqual(['Sem conexão'])
})

test('a press whose end the browser does not tell keeps nothing back for longer than five seconds', async () => {
  await mount(<Line />)
  await pointer('pointerdown')
  await act(async () => say('Sem conexão'))
  await pass(4_900)
  expect(lines()).toEqual([])
  await pass(100)
  expect(lines()).toEqual(['Sem conexão'])
})

test('of two fingers the one that leaves first ends nothing for the other', async () => {
  await mount(<Line />)
  await pointer('pointerdown', 1)
  await pointer('pointerdown', 2)
  await act(async () => say('Sem conexão'))
  await pointer('pointerup', 2)
  await pass(200)
  expect(lines()).toEqual([])
  await pointer('pointerup', 1)
  await pass(100)
  expect(lines()).toEqual(['Sem conexão'])
})
