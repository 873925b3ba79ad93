import type { Page } from '@playwright/test'

/** Elements that stick out, are cut off, lie under something, or break a word or amount (product 56), in an open dialog or in what `part` selects. */
export const outOfReach = (page: Page, part = 'body'): Promise<string[]> => page.evaluate(find, part)

/** Runs in the page, with all it needs. */
function find(part: string): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch]'
  const found: string[] = []
  const root = document.scrollingElement ?? document.documentElement
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than its screen`)
  const scope =
    [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]:not([aria-modal=false])')].at(-1) ??
    document.querySelector(part) ??
    document.body

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement
    if (!element || !text.textContent?.trim() || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const cut = cutAt(element, range.getBoundingClientRect(), true)
    if (cut) found.push(`“${text.textContent.trim().slice(0, 40)}” ${cut}`)
    found.push(...brokenIn(text, range))
    if (/^R\$\s[\d.,]+$/.test(text.textContent) && isUnderAnother(element, text))
      found.push(`“${text.textContent.trim().slice(0, 40)}” lies under something else`)
  }
  for (const control of scope.querySelectorAll<HTMLElement>(controls)) {
    if (!isShown(control) || control.closest('[inert]')) continue
    const cut = cutAt(control, control.getBoundingClientRect(), false)
    if (cut) found.push(`${nameOf(control)} ${cut}`)
    else if (isCovered(control)) found.push(`${nameOf(control)} lies under something else`)
  }
  window.scrollTo(0, 0)
  return [...new Set(found)]

  /** Not `unseen` texts, parts that wait for focus, or names of a table. */
  function isShown(element: HTMLElement): boolean {
    if (element.closest('[aria-hidden=true]')) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(at)
      if (clipPath.startsWith('inset(50%') || clip.startsWith('rect(') || (position === 'absolute' && at.offsetWidth <= 1)) return false
      if (at.getBoundingClientRect().bottom <= 0 && position === 'fixed') return false
    }
    return true
  }

  function cutAt(element: HTMLElement, box: DOMRect, isText: boolean): string {
    if (box.width === 0 || box.height === 0) return ''
    let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom]
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      const isFrame = at !== element || isText
      if (isFrame && overflowX !== 'visible') {
        const isEnough = (isText || element.tagName === 'A') && isBeginning(at, textOverflow)
        const isScroller = (overflow: string) => isEnough || overflow === 'auto' || overflow === 'scroll'
        if (!isScroller(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) return `is cut off sideways by ${edge.width} px`
        // A line box is a little higher than its letters.
        if (!isScroller(overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4)) return `is cut off at ${edge.height} px of height`
        if (isScroller(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (isScroller(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        if (right <= left || bottom <= top) return ''
      }
      if (position === 'fixed') {
        if (top < -2 || bottom > window.innerHeight + 2) return 'stands outside the screen, where no scrolling leads'
        break
      }
    }
    return left < -2 || right > root.clientWidth + 2 ? `sticks out from ${Math.round(left)} to ${Math.round(right)} px` : ''
  }

  /** Amounts on two lines, and broken words, but for addresses. With larger letters only titles count. */
  function brokenIn(text: Node, range: Range): string[] {
    const content = text.textContent ?? ''
    const isUsual = Number.parseFloat(getComputedStyle(root).fontSize) <= 16
    const whole = isUsual || text.parentElement?.closest('h1') ? /R\$\s[\d.]+,\d\d|(?<![@./\p{L}-])\p{L}{2,}(?![@/-]|\.\p{L})/gu : /R\$\s[\d.]+,\d\d/g
    return [...content.matchAll(whole)].flatMap(({ 0: word, index }) => {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      return lines.size > 1 ? [`“${word}” is broken in “${content.trim().slice(0, 40)}”`] : []
    })
  }

  /** An amount by itself. A card's own link may cover it. */
  function isUnderAnother(element: HTMLElement, text: Node): boolean {
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = [...range.getClientRects()].findLast(({ width }) => width > 0)
    const there = box && document.elementFromPoint(box.right - 2, box.top + box.height / 2)
    if (!there || there.contains(element) || element.contains(there)) return false
    return !(there.closest('a, button') && there.closest('article, li, tr, section')?.contains(element))
  }

  /** The whole is told on pointing at it, or behind the card's link. */
  function isBeginning(element: HTMLElement, textOverflow: string): boolean {
    const isClamped = getComputedStyle(element).webkitLineClamp !== 'none'
    if (textOverflow !== 'ellipsis' && !isClamped) return false
    return element.closest('[title]') !== null || (isClamped && element.closest('article')?.querySelector('a[href]') !== null)
  }

  function isCovered(control: HTMLElement): boolean {
    control.scrollIntoView({ block: 'center', inline: 'nearest' })
    // A wrapped link is two boxes: it is pressed in its first.
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect()
    const there = document.elementFromPoint(box.left + Math.min(box.width / 2, 40), box.top + box.height / 2)
    if (!there) return true
    return !(control.contains(there) || there.contains(control) || there.closest('label')?.contains(control))
  }

  function nameOf(control: HTMLElement): string {
    const name = control.ariaLabel ?? (control.textContent?.trim() || control.getAttribute('name') || control.id)
    return `${control.tagName.toLowerCase()} “${name.slice(0, 40)}”`
  }
}
