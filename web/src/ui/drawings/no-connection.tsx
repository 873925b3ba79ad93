import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** Plug and socket apart, and the gap between them measured. */
export function NoConnection() {
  return (
    <Drawing width={220} height={150}>
      <path d="M6 84h30c10 0 10 12 20 12" />
      <path className={css.paper} d="M42 62h34l10 10v24l-10 10H42z" />
      <path d="M36 62h40l10 10v24l-10 10H36M42 56v56M86 76h14M86 92h14" />
      <path className={css.paper} d="M178 62h-34v44h34z" />
      <path d="M184 62h-46v44h46M178 56v56M138 76h8v5h-8M138 92h8v-5h-8M178 84h36" />
      <path className={css.axis} d="M100 84h38" />
      <path className={css.faint} d="M100 70V40M138 56V40" />
      <Measure from={[100, 44]} to={[138, 44]} />
      <path className={css.pencil} d="m113 124 12-12m0 12-12-12" />
    </Drawing>
  )
}
