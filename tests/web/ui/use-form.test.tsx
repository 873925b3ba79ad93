import { act } from 'react'
import { expect, test } from 'vitest'
import { Button } from '../../../web/src/ui/forms/buttons/button'
import { Form } from '../../../web/src/ui/forms/form'
import { FormTroubles } from '../../../web/src/ui/forms/form-troubles'
import { TextField } from '../../../web/src/ui/forms/text-field'
import { type Answer, useForm, useTyped } from '../../../web/src/ui/forms/use-form'
import { all, get, mount, pageText, press, type } from './mount'

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

test('what is right is sent once however often it is pressed, and keeps what was typed', async () => {
  const sent: Values[] = []
  let end = () => {}
  const hold: Send = (values) => {
    sent.push(values)
    return new Promise((resolve) => {
      end = resolve
    })
  }
  await mount(<Person send={hold} />)
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

test('a refusal stands above the form until something is edited', async () => {
  await mount(<Person send={async (_values, { refuse }) => refuse('Not today.')} />)
  await type(name(), 'Ana')
  await type(town(), 'Sorocaba')
  await send()
  expect(pageText()).toContain('Not today.')
  await type(name(), 'Bia')
  expect(pageText()).not.toContain('Not today.')
})

test('a blamed field shows its sentence and has focus until it is edited', async () => {
  await mount(<Person send={async (_values, { blame }) => blame('name', 'Taken.')} />)
  await type(name(), 'Ana')
  await type(town(), 'Sorocaba')
  await send()
  expect(pageText()).toContain('Taken.')
  expect(document.activeElement).toBe(name())
  await type(town(), 'Santos')
  expect(isWrong(name())).toBe(true)
  await type(name(), 'Bia')
  expect(isWrong(name())).toBe(false)
})
