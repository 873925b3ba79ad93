import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** Stakes and a string where a house stood. */
export function ClearedPlot() {
  return (
    <Drawing width={220} height={150}>
      <path d="M12 128h196" strokeWidth="2" />
      <path className={css.faint} d="m30 128-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9" />
      <path className={css.planned} d="M62 128V76M158 128V76M52 82l58-42 58 42M98 128v-30h24v30" />
      <path className={css.paper} d="m32 98 4-6 4 6v30h-8zM180 98l4-6 4 6v30h-8z" />
      <path d="m32 128V98l4-6 4 6v30M180 128V98l4-6 4 6v30" />
      <path className={css.pencil} d="M40 106q70 8 140 0" />
      <Measure from={[62, 26]} to={[158, 26]} text="0 m²" />
    </Drawing>
  )
}
