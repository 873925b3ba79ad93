import { useState } from 'react'
import { expect, test } from 'vitest'
import { texts } from '#texts'
import { unitShortcuts } from '../../../web/src/features/projects/new-project-form'
import { TextArea } from '../../../web/src/ui/forms/text-area'
import { get, mount, press, type } from '../ui/mount'

function Description() {
  const [value, setValue] = useState('')
  return <TextArea label={texts.projects.newProject.description} value={value} onChange={setValue} shortcuts={unitShortcuts} />
}

test('a unit is written where the cursor is, and one goes on writing behind it', async () => {
  await mount(<Description />)
  const field = get('textbox', 'Descrição')
  await type(field, 'Piso de 12 e rodapé de 14', 'Piso de 12 '.length)
  await press(get('button', 'Inserir metro quadrado'))
  expect(field).toHaveProperty('value', 'Piso de 12 m²e rodapé de 14')
  expect(field).toHaveProperty('selectionStart', 'Piso de 12 m²'.length)
  expect(document.activeElement).toBe(field)
})

test('[PRODUCT 70] square, cubic and linear metres are offered', () => {
  expect(unitShortcuts.map(({ text }) => text)).toEqual(['m²', 'm³', 'm'])
})
