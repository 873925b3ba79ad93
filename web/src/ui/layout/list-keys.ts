import { createContext, type KeyboardEvent, type RefObject, use, useLayoutEffect, useMemo, useRef } from 'react'

export type ListKeys = {
  step: RefObject<(by: number) => void>
  toDetail: () => void
  hasNext: boolean
}

export const ListKeysContext = createContext<ListKeys | null>(null)

/** undefined after the last row, and where the detail is a page of its own. */
export function useNextRow(): (() => void) | undefined {
  const keys = use(ListKeysContext)
  return keys?.hasNext ? () => keys.step.current(1) : undefined
}

export function useRowSteps(step: (by: number) => void): void {
  const keys = use(ListKeysContext)
  useLayoutEffect(() => {
    if (keys) keys.step.current = step
  })
}

/** Marks the part of the detail that P leads to, as the form of a proposal. */
export const mainPart = { 'data-main-part': '' }
const FIELDS = '[data-main-part] :is(input:not([type=radio], [type=checkbox]), textarea):not(:disabled)'
const CONTROLS = '[data-main-part] :is(a[href], button:not(:disabled))'

const typing = 'input, textarea, select, [contenteditable]'

/** J and K from anywhere but a field, P to the form, Escape back to the row. */
export function useListKeys(detail: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, hasNext: boolean) {
  const step = useRef<(by: number) => void>(() => undefined)
  const keys = useMemo<ListKeys>(() => ({ step, toDetail: () => detail.current?.focus(), hasNext }), [detail, hasNext])

  const toRow = () => list.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus()
  const toMainPart = () => (detail.current?.querySelector<HTMLElement>(FIELDS) ?? detail.current?.querySelector<HTMLElement>(CONTROLS))?.focus()
  const acts = new Map([
    ['j', () => step.current(1)],
    ['k', () => step.current(-1)],
    ['p', toMainPart],
  ])

  function onKeyDown(event: KeyboardEvent): void {
    const { key, target, currentTarget } = event
    // A dialog that the detail opened is a child in React alone.
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const act = key === 'Escape' && detail.current?.contains(target) ? toRow : target.closest(typing) ? undefined : acts.get(key.toLowerCase())
    if (!act) return
    event.preventDefault()
    act()
  }
  return { keys, onKeyDown }
}
