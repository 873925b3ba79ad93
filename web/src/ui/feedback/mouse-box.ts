/** Around the mouse's tip, in px. */
const AROUND = 8

let tip: { x: number; y: number } | null = null

/** Where the mouse was last moved to, null before and after a finger. */
export const mouseBox = (): DOMRect | null => tip && new DOMRect(tip.x - AROUND, tip.y - AROUND, 2 * AROUND, 2 * AROUND)

/** Follows the mouse. Returns the end of it. */
export function followMouse(): () => void {
  const note = ({ pointerType, clientX, clientY }: PointerEvent) => {
    tip = pointerType === 'mouse' ? { x: clientX, y: clientY } : null
  }
  const kinds = ['pointermove', 'pointerdown'] as const
  for (const kind of kinds) addEventListener(kind, note, { passive: true, capture: true })
  return () => {
    for (const kind of kinds) removeEventListener(kind, note, { capture: true })
  }
}
