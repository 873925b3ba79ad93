import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** A spirit level with its bubble exactly in the middle. */
export function NothingPending() {
  return (
    <Drawing width={220} height={150}>
      <path className={css.paper} d="M22 64h176v40H22z" />
      <path d="M16 64h188M16 104h188M22 58v52M198 58v52" />
      <path className={css.thin} d="M32 72h46v24H32zM142 72h46v24h-46z" />
      <path className={css.shade} d="M88 74h44v20H88z" />
      <path d="M88 74h44v20H88z" />
      <path className={css.pencil} d="M101 70v28M119 70v28" />
      <ellipse cx="110" cy="83" rx="7" ry="6" />
      <circle cx="55" cy="84" r="8" className={css.thin} />
      <circle cx="165" cy="84" r="8" className={css.thin} />
      <path d="M10 118h200" strokeWidth="2" />
      <path className={css.faint} d="m28 118-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9" />
      <path className={css.axis} d="M110 48v66" />
      <Measure from={[22, 44]} to={[198, 44]} text="0,0°" />
    </Drawing>
  )
}
