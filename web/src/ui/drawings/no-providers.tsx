import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** A helmet on its hook, and the one beside it not yet there. */
export function NoProviders() {
  return (
    <Drawing width={220} height={150}>
      <path d="M16 30h188M16 38h188" />
      <path className={css.faint} d="m30 38-8 8m40-8-8 8m40-8-8 8m40-8-8 8m40-8-8 8m40-8-8 8" />
      <path d="M66 38v12a6 6 0 0 0 12 0M152 38v12a6 6 0 0 0 12 0" />
      <path className={css.paper} d="M36 98c0-28 16-42 36-42s36 14 36 42z" />
      <path d="M36 98c0-28 16-42 36-42s36 14 36 42M26 98h94v8H26zM64 57v30M80 57v30" />
      <path className={css.planned} d="M122 98c0-28 16-42 36-42s36 14 36 42M128 98h72v8h-72M150 57v30M166 57v30" />
      <Measure from={[26, 126]} to={[120, 126]} />
    </Drawing>
  )
}
