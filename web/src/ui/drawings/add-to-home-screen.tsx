import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** A phone's home screen: the other apps in ink, the new one still to be put in its place. */
export function AddToHomeScreen() {
  return (
    <Drawing width={260} height={136}>
      <path className={css.paper} d="M92 14h76a12 12 0 0 1 12 12v104H80V26a12 12 0 0 1 12-12z" />
      <path d="M80 132V26a12 12 0 0 1 12-12h76a12 12 0 0 1 12 12v106M118 22h24M66 132h128" />
      <path className={css.thin} d="M96 40h18v18H96zM121 40h18v18h-18zM146 40h18v18h-18zM96 68h18v18H96zM121 68h18v18h-18z" />
      <path className={css.planned} d="M96 96h18v18H96zM121 96h18v18h-18z" />
      <path className={css.shade} d="M146 68h18v18h-18z" />
      <path d="M146 68h18v18h-18z" />
      <path className={css.pencil} d="M155 72v10M150 77h10M236 44c-4 26-30 34-62 33M184 70l-11 7 10 8" />
      <Measure from={[80, 4]} to={[180, 4]} />
    </Drawing>
  )
}
