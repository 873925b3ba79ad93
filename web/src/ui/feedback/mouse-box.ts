/** Around the mouse's tip, in px. */
const AROUND = 8

let box: DOMRect | null = null

/** Where the mouse was last moved to, null before and after a finger. */
export const mouseBox = (): DOMRect | null => box

/** Follows the mouse. Returns the end of it. */
export function followMouse(): () => void {
  const note = ({ pointerType, clientX, clientY }: PointerEvent) => {
    box = pointerType === 'mouse' ? new DOMRect(clientX - AROUND, clientY - AROUND, 2 * AROUND, 2 * AROUND) : null
  }
  const kinds = ['pointermove', 'pointerdown'] as const
  for (const kind of kinds) addEventListener(kind, note, { passive: true, capture: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, note, { capture: true })
  }
}
