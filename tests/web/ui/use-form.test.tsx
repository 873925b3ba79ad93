import { act, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SecretField } from '../../../web/src/components/secret-field'
import { Button } from '../../../web/src/ui/forms/button'
import { Checkbox } from '../../../web/src/ui/forms/checkbox'
import { ComboBox } from '../../../web/src/ui/forms/combo-box'
import { Form } from '../../../web/src/ui/forms/form'
import { FormTroubles } from '../../../web/src/ui/forms/form-troubles'
import { ChoiceChips } from '../../../web/src/ui/forms/radio-field'
import { Select } from '../../../web/src/ui/forms/select'
import { TextArea } from '../../../web/src/ui/forms/text-area'
import { TextField } from '../../../web/src/ui/forms/text-field'
import { type Answer, useForm, useTyped } from '../../../web/src/ui/forms/use-form'
import { all, blur, focus, get, key, mount, press, type } from './mount'

type Values = { name: string; town: string }
type Send = (values: Values, answer: Answer<keyof Values>) => Promise<void>
const labels = { name: 'Name', town: 'Town' }

function Person({ send, isLong = false, isEager = false }: { send: Send; isLong?: boolean; isEager?: boolean }) {
  const form = useForm({
    id: 'person',
    typed: useTyped<Values>({ name: '', town: '' }),
    check: ({ name, town }) => ({ name: name ? undefined : 'no name', town: town.length > 2 ? undefined : 'too short' }),
    send,
    ...(isLong && { labels }),
    ...(isEager && { isJudgedEarly: (_field: keyof Values, isLeft: boolean) => isLeft }),
  })
  return (
    <Form {...form.formProps}>
      <FormTroubles form={form} errorsTitle="Look again" refusalTitle="Refused" />
      <TextField {...form.bind('name')} label="Name" onBlur={() => form.leave('name')} />
      <TextField {...form.bind('town')} label="Town" />
      <Button type="submit" isPending={form.isPending} pendingLabel="Sending">
        Send
      </Button>
    </Form>
  )
}

const never: Send = () => Promise.reject(new Error('sent'))
const name = () => get('textbox', 'Name')
const town = () => get('textbox', 'Town')
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
const send = () => press(get('button', 'Send'))

test('a short form sends nothing wrong, and focuses the first wrong field', async () => {
  await mount(<Person send={never} />)
  await type(name(), 'Ana')
  await send()
  expect([isWrong(name()), isWrong(town())]).toEqual([false, true])
  expect(document.activeElement).toBe(town())
  expect(all('alert')).toEqual([])
})

test('a short form judges an edited field again with the next press only, and the others keep their errors', async () => {
  await mount(<Person send={never} />)
  await send()
  await type(town(), 'S')
  expect([isWrong(name()), isWrong(town())]).toEqual([true, false])
  await send()
  expect(isWrong(town())).toBe(true)
})

test('a long form moves focus to a summary whose lines follow every letter', async () => {
  await mount(<Person send={never} isLong />)
  await send()
  const summary = get('alert', '')
  expect(document.activeElement).toBe(summary)
  expect([...summary.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Name: no name', 'Town: too short'])
  await type(town(), 'S')
  expect(isWrong(town())).toBe(true)
  await type(town(), 'Sorocaba')
  expect([...summary.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Name: no name', '#person-name']])
  await send()
  expect(document.activeElement).toBe(get('alert', ''))
})

test('a field may be judged before the first press, once it has been left', async () => {
  await mount(<Person send={never} isEager />)
  await type(name(), 'A')
  await type(name(), '')
  expect(isWrong(name())).toBe(false)
  await blur(name())
  expect([isWrong(name()), isWrong(town())]).toEqual([true, false])
})

test('what is right is sent once however often it is pressed, and keeps what was typed', async () => {
  const sent: Values[] = []
  let end = () => {}
  await mount(
    <Person
      send={(values) => {
        sent.push(values)
        return new Promise((resolve) => {
          end = resolve
        })
      }}
    />,
  )
  await type(name(), 'Ana')
  await type(town(), 'Sorocaba')
  const submit = () => act(async () => void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await submit()
  await submit()
  expect(sent).toEqual([{ name: 'Ana', town: 'Sorocaba' }])
  await act(async () => end())
  await submit()
  expect(sent).toHaveLength(2)
  expect(name()).toHaveProperty('value', 'Ana')
})

test('a refusal is brought into sight: the button that was pressed may be a screen further down', async () => {
  const shown: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await mount(<Person send={async (_values, { refuse }) => refuse('Not today.')} />)
  await type(name(), 'Ana')
  await type(town(), 'São Paulo')
  await send()
  expect(shown).toEqual(['RefusedNot today.'])
})

test('a refusal stands above the form until something is edited', async () => {
  await mount(<Person send={async (_values, { refuse }) => refuse('Not today.')} />)
  await type(name(), 'Ana')
  await type(town(), 'Sorocaba')
  await send()
  expect(document.body.textContent).toContain('Not today.')
  await type(name(), 'Bia')
  expect(document.body.textContent).not.toContain('Not today.')
})

test('a blamed field shows its sentence and has focus until it is edited', async () => {
  await mount(<Person send={async (_values, { blame }) => blame('name', 'Taken.')} />)
  await type(name(), 'Ana')
  await type(town(), 'Sorocaba')
  await send()
  expect(document.body.textContent).toContain('Taken.')
  expect(document.activeElement).toBe(name())
  await type(town(), 'Santos')
  expect(isWrong(name())).toBe(true)
  await type(name(), 'Bia')
  expect(isWrong(name())).toBe(false)
})

/** One field of each kind. */
function EachKind({ isSending }: { isSending: boolean }) {
  const [text, setText] = useState('')
  const options = [{ value: 'a', text: 'A' }]
  return (
    <Form onSubmit={() => undefined} isSending={isSending}>
      <TextField label="Line" value={text} onChange={setText} />
      <TextArea label="Text" value={text} onChange={setText} shortcuts={[{ text: 'm²', label: 'Insert m²' }]} />
      <SecretField label="Secret" value={text} onChange={setText} autoComplete="current-password" />
      <ComboBox label="Town" options={options} value={null} onChange={() => undefined} empty="" unlisted="" />
      <Select label="State" id="state" options={options} value={null} onChange={() => undefined} placeholder="" />
      <ChoiceChips label="Type" options={options} value={null} onChange={() => undefined} />
      <Checkbox isSelected={false} onChange={() => undefined}>
        Agreed
      </Checkbox>
    </Form>
  )
}

test('a form that is being sent takes nothing more in any of its fields, and does again after it', async () => {
  let setSending: (isSending: boolean) => void = () => undefined
  function Sent() {
    const [isSending, set] = useState(false)
    setSending = set
    return <EachKind isSending={isSending} />
  }
  /** What each field says of itself. */
  const locks = () => [
    ...[...document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox]), textarea')]
      .filter(({ labels }) => labels?.length)
      .map(({ readOnly }) => readOnly),
    get('button', 'Insert m²').hasAttribute('disabled'),
    document.querySelector('#state')?.getAttribute('aria-disabled') === 'true',
    document.querySelector('[role=radiogroup]')?.getAttribute('aria-readonly') === 'true',
    document.querySelector('input[type=checkbox]')?.getAttribute('aria-readonly') === 'true',
  ]
  await mount(<Sent />)
  expect(locks()).toEqual(Array(8).fill(false))
  await act(async () => setSending(true))
  expect(locks()).toEqual(Array(8).fill(true))
  await act(async () => setSending(false))
  expect(locks()).toEqual(Array(8).fill(false))
})

test('a list to choose from that has focus when its form is sent keeps it, and takes nothing more until that is over', async () => {
  const chosen: string[] = []
  let setSending: (isSending: boolean) => void = () => undefined
  const options = [{ value: 'a', text: 'A' }]
  function Sent() {
    const [isSending, set] = useState(false)
    setSending = set
    return (
      <Form onSubmit={() => undefined} isSending={isSending}>
        <Select label="State" id="state" options={options} value={null} onChange={(value) => chosen.push(value)} placeholder="None" />
      </Form>
    )
  }
  await mount(<Sent />)
  const list = document.querySelector<HTMLElement>('#state')
  if (!list) throw new Error('There is no list.')
  await focus(list)
  await act(async () => setSending(true))
  expect([document.activeElement, list.hasAttribute('disabled')]).toEqual([list, false])
  await key(list, 'ArrowRight')
  await key(list, 'ArrowDown')
  await press(list)
  expect([all('listbox'), chosen]).toEqual([[], []])
  await act(async () => setSending(false))
  expect(document.activeElement).toBe(list)
  await key(list, 'ArrowRight')
  expect(chosen).toEqual(['a'])
  await press(list)
  expect(all('listbox')).toHaveLength(1)
  await act(async () => setSending(true))
  expect(all('listbox')).toHaveLength(0)
})

test('a field that has focus when its form is sent keeps it', async () => {
  let end = () => {}
  await mount(
    <Person
      send={() =>
        new Promise((resolve) => {
          end = resolve
        })
      }
    />,
  )
  await type(name(), 'Ana')
  await type(town(), 'Sorocaba')
  await act(async () => void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect([town().hasAttribute('readonly'), document.activeElement]).toEqual([true, town()])
  await act(async () => end())
  expect([town().hasAttribute('readonly'), document.activeElement]).toEqual([false, town()])
})
