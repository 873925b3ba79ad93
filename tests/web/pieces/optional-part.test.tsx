import { useState } from 'react'
import { expect, test } from 'vitest'
import { useOptionalPart } from '../../../web/src/components/use-optional-part'
import { get, mount, press } from '../ui/mount'

const Part = () => <p>Aqui</p>
let asked = 0
/** It does not come the first time. */
const load = async () => {
  asked++
  if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
  return Part
}

function Page() {
  const [isWanted, setIsWanted] = useState(false)
  const Loaded = useOptionalPart(load, isWanted)
  return (
    <>
      <button type="button" onClick={() => setIsWanted(!isWanted)}>
        Mostrar
      </button>
      <main>{isWanted && Loaded ? <Loaded /> : Loaded === null ? 'Não veio' : ''}</main>
    </>
  )
}

const shown = () => document.querySelector('main')?.textContent

test('a part whose code did not come is asked for once more when it is wanted once more, and one that came is not', async () => {
  await mount(<Page />)
  await press(get('button', 'Mostrar'))
  await expect.poll(shown).toBe('Não veio')
  expect(asked).toBe(1)
  await press(get('button', 'Mostrar'))
  await expect.poll(shown).toBe('')
  await press(get('button', 'Mostrar'))
  await expect.poll(shown).toBe('Aqui')
  await press(get('button', 'Mostrar'))
  await press(get('button', 'Mostrar'))
  expect(shown()).toBe('Aqui')
  expect(asked).toBe(2)
})
