import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { Select } from '../../../web/src/ui/forms/select'
import { all, get, mount } from './mount'

const states = [
  { value: 'AP', text: 'Amapá' },
  { value: 'SP', text: 'São Paulo' },
]

test('a select that took the focus as it appeared opens when the key that opens it was pressed before it was there', async () => {
  let open = () => {}
  function LateKey() {
    const [startsWith, setStartsWith] = useState<'focus' | 'list'>('focus')
    open = () => setStartsWith('list')
    return <Select label="Estado" placeholder="Todos" options={states} value={null} onChange={() => undefined} startsWith={startsWith} />
  }
  await mount(<LateKey />)
  expect(all('listbox')).toEqual([])
  await act(async () => open())
  expect(get('option', 'Amapá')).toBeTruthy()
})
