import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { toastQueue } from '../../../web/src/ui/feedback/toasts'
import { UiProvider } from '../../../web/src/ui/layout/ui-provider'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const open: (() => Promise<void>)[] = []

/** Shows something on a fresh page; it goes when the test ends (setup.ts). `visited` fills with the paths that links lead to. */
export async function mount(content: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const visited: string[] = []
  await act(async () => root.render(<UiProvider navigate={(path) => visited.push(path)}>{content}</UiProvider>))
  open.push(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return { visited }
}

/** Takes everything that was shown away, after each test. */
export async function unmountAll(): Promise<void> {
  for (const close of open.splice(0)) await close()
}

/** The one element of that role whose accessible name is, or begins with, these words. */
export function get(role: string, name: string): HTMLElement {
  const found = all(role).filter((element) => nameOf(element).startsWith(name))
  const [one] = found
  if (!one || found.length > 1) throw new Error(`${found.length} of role ${role} named '${name}' in ${document.body.innerHTML}`)
  return one
}

export const all = (role: string) => [...document.querySelectorAll<HTMLElement>(`[role="${role}"], ${tags[role] ?? '[none]'}`)]

/** All words of the page. */
export const pageText = () => document.body.textContent ?? ''
/** The words of each element that a selector finds. */
export const textsIn = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
/** The words of each element of that role. */
export const wordsOf = (role: string) => all(role).map(({ textContent }) => textContent)
export const buttons = () => wordsOf('button')
/** The address of each link. */
export const addresses = () => all('link').map((link) => link.getAttribute('href'))
/** The text in the field of that name. */
export const typedIn = (name: string) => (get('textbox', name) as HTMLInputElement | HTMLTextAreaElement).value
/** Title and description of each toast. */
export const told = () => toastQueue.visibleToasts.map(({ content: { title, description } }) => [title, description ?? ''])

const tags: Partial<Record<string, string>> = {
  button: 'button',
  textbox: 'input:not([type]), input[type=text], input[type=email], input[type=url], input[type=password], textarea',
  searchbox: 'input[type=search]',
  link: 'a[href]',
  heading: 'h1, h2, h3',
}

function nameOf(element: HTMLElement) {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labelled = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  return element.getAttribute('aria-label') ?? (labelled || element.textContent || '')
}

/** Expects of what `look` finds, once all that is under way has been drawn. */
export const soon = (look: () => unknown) => expect.poll(() => act(async () => look()))

export const press = (element: HTMLElement) => act(async () => element.click())
/** Presses the button of that name once it is there. */
export async function pressOnceThere(name: string): Promise<void> {
  await soon(() => all('button').some((button) => nameOf(button).startsWith(name))).toBe(true)
  await press(get('button', name))
}
export const focus = (element: HTMLElement) => act(async () => element.focus())
export const blur = (element: HTMLElement) => act(async () => element.blur())
export const key = (element: HTMLElement, name: string) =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
    element.dispatchEvent(new KeyboardEvent('keyup', { key: name, bubbles: true, cancelable: true }))
  })

/** Sets the whole text as typing or pasting does, with the cursor left at `caret`. */
export async function type(element: HTMLElement, text: string, caret = text.length) {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) throw new Error('not a field')
  const prototype = Object.getPrototypeOf(element)
  await act(async () => {
    element.focus()
    // Past React's own setter, as a browser writes.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
    // No page may move the cursor of an e-mail field.
    if (element.type !== 'email') element.setSelectionRange(caret, caret)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
