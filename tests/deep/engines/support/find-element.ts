/** Elements that a person presses, fills or gives a file to. */
export type Kind = 'button' | 'link' | 'field' | 'tab' | 'file'

/** JavaScript for the usable element of this kind and name, or null, in every engine. */
export const elementBy = (kind: Kind, name: string): string => `(${findElement})(${JSON.stringify(kind)}, ${JSON.stringify(name)})`

/** Runs inside the page. Exact names or beginnings; a file's field has none. */
function findElement(kind: Kind, name: string): HTMLElement | null {
  const selectors: Record<Kind, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input:not([type=file]), textarea',
    tab: '[role=tab]',
    file: 'input[type=file]',
  }
  const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''
  const nameOf = (element: HTMLElement): string => {
    const labels = element.getAttribute('aria-labelledby')?.split(' ').map(textOf).join(' ')
    const label = labels || element.getAttribute('aria-label') || (element as HTMLInputElement).labels?.[0]?.textContent || element.textContent
    return (label ?? '').trim()
  }
  const isReached = (element: HTMLElement): boolean => {
    if (!element.checkVisibility() || element.closest('[inert], [aria-hidden=true], :disabled, [aria-disabled=true]')) return false
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (element.contains(there) || there.contains(element))
  }
  const all = [...document.querySelectorAll<HTMLElement>(selectors[kind])]
  if (kind === 'file') return all[0] ?? null
  const named = all.filter((element) => nameOf(element) === name)
  return [...named, ...all.filter((element) => nameOf(element).startsWith(name))].find(isReached) ?? null
}
