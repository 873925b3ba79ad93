import * as css from './drawing.css'

/** The ground that a hero's drawing stands on, hatched below: 440 units wide, on the band's lower edge. */
export const GROUND = 252

export function Ground() {
  const hatch = Array.from({ length: 15 }, (_, index) => `M${22 + index * 27} ${GROUND}l-9 10m14-10l-9 10`).join('')
  return (
    <>
      <path d={`M6 ${GROUND}H434`} strokeWidth="2" />
      <path className={css.faint} d={hatch} />
    </>
  )
}
