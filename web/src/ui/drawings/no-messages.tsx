import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** One speech bubble drawn, the answer still in dashes. */
export function NoMessages() {
  return (
    <Drawing width={220} height={150}>
      <path className={css.paper} d="M24 40h104v54H60l-20 18V94H24z" />
      <path d="M18 40h116M128 34v66M134 94H60l-20 18V94H18M24 34v66" />
      <path className={css.thin} d="M40 58h70M40 70h48" />
      <path className={css.planned} d="M146 66h50v48h-14v16l-18-16h-56v-12" />
      <Measure from={[24, 26]} to={[128, 26]} />
      <path className={css.axis} d="M76 30v76M12 67h124" />
    </Drawing>
  )
}
