import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUnpressed } from '../../../web/src/ui/feedback/use-unpressed'
import { Button } from '../../../web/src/ui/forms/buttons/button'
import { get, mount } from './mount'

beforeEach(() => void vi.useFakeTimers())

let say: (text: string) => void = () => undefined

function Page() {
  const [text, setText] = useState('')
  say = setText
  return (
    <>
      <Button>Enviar</Button>
      <output>{useUnpressed(text)}</output>
    </>
  )
}

const pointer = (type: string) => {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 1 })
  return act(async () => void get('button', 'Enviar').dispatchEvent(event))
}
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => document.querySelector('output')?.textContent

test('what comes or goes at the foot waits for the end of a press, whose button it would move away', async () => {
  await mount(<Page />)
  for (const text of ['Sem conexão', '']) {
    const before = shown()
    await pointer('pointerdown')
    await act(async () => say(text))
    await pass(1_000)
    expect(shown()).toBe(before)
    await pointer('pointerup')
    await pass(100)
    expect(shown()).toBe(text)
  }
})
