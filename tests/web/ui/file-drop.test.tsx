import { act, type DragEvent } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Form } from '../../../web/src/ui/forms/form'
import { useFileDrop } from '../../../web/src/ui/forms/use-file-drop'
import { mount, unmountAll } from './mount'

let taken: string[][] = []
beforeEach(() => {
  taken = []
})

function Picker({ isBusy = false }: { isBusy?: boolean }) {
  const drop = useFileDrop((files) => taken.push([...files].map(({ name }) => name)), isBusy)
  return <div {...drop}>Fotos</div>
}

const refuse = ({ dataTransfer }: DragEvent) => {
  dataTransfer.dropEffect = 'none'
}

const show = (isBusy = false) =>
  mount(
    <Form isSending={false} onSubmit={() => undefined}>
      <textarea aria-label="Descrição" />
      <Picker isBusy={isBusy} />
      {/* As a list whose rows are dragged. */}
      <ul onDragOver={refuse} onDrop={refuse} />
    </Form>,
  )

const area = () => document.querySelector('textarea') as HTMLTextAreaElement
const isShown = () => document.querySelector('form')?.hasAttribute('data-drop-over')
const files = (...names: string[]) => ({ types: ['Files'], files: names.map((name) => new File(['x'], name)), dropEffect: 'none' })

/** Whether the form takes it, in place of the browser. Another file's app may be listening on the window. */
async function give(target: Element, type: string, transfer: object, more: object = {}): Promise<boolean> {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { [type === 'paste' ? 'clipboardData' : 'dataTransfer']: transfer, ...more })
  let isTaken: boolean | undefined
  const note = () => {
    isTaken = event.defaultPrevented
  }
  document.addEventListener(type, note, { once: true })
  await act(async () => target.dispatchEvent(event))
  document.removeEventListener(type, note)
  // A drag that the form takes goes no further.
  return isTaken ?? event.defaultPrevented
}

test('[PRODUCT 20] files are dropped anywhere on a form, which shows while they are over it that it takes them', async () => {
  await show()
  const over = files('1.jpg')
  expect([await give(area(), 'dragover', over), over.dropEffect, isShown()]).toEqual([true, 'copy', true])
  await give(area(), 'dragleave', over, { relatedTarget: document.querySelector('form div') })
  expect(isShown()).toBe(true)
  await give(area(), 'dragleave', over, { relatedTarget: document.body })
  expect(isShown()).toBe(false)
  await give(area(), 'dragover', over)
  expect([await give(area(), 'drop', files('1.jpg', '2.jpg')), isShown()]).toEqual([true, false])
  expect(taken).toEqual([['1.jpg', '2.jpg']])
})

test('[PRODUCT 20] a list in the form, whose rows are dragged, refuses no files', async () => {
  await show()
  const list = document.querySelector('ul') as HTMLUListElement
  const over = files('1.jpg')
  expect([await give(list, 'dragover', over), over.dropEffect]).toEqual([true, 'copy'])
  const row = { types: ['text/plain'], files: [], dropEffect: 'move' }
  expect([await give(list, 'dragover', row), row.dropEffect]).toEqual([false, 'none'])
})

test('[PRODUCT 20] a picture pasted into the form’s text is taken, a text stays the field’s, also with a picture beside it', async () => {
  await show()
  expect(await give(area(), 'paste', { types: ['text/plain'], files: [] })).toBe(false)
  expect(await give(area(), 'paste', { ...files('cell.png'), types: ['text/plain', 'Files'] })).toBe(false)
  expect(await give(area(), 'drop', { types: ['text/plain'], files: [] })).toBe(false)
  expect(taken).toEqual([])
  expect(await give(area(), 'paste', files('photo.png'))).toBe(true)
  expect(taken).toEqual([['photo.png']])
})

test('while earlier ones are prepared none are taken, and the form does not look as if', async () => {
  await show(true)
  expect([await give(area(), 'dragover', files('1.jpg')), isShown()]).toEqual([false, false])
  expect(await give(area(), 'drop', files('1.jpg'))).toBe(false)
  expect(await give(area(), 'paste', files('1.jpg'))).toBe(false)
  expect(taken).toEqual([])
})

test('a form that was left hears nothing any more', async () => {
  await show()
  await unmountAll()
  expect(await give(document.body, 'paste', files('1.jpg'))).toBe(false)
  expect(taken).toEqual([])
})
