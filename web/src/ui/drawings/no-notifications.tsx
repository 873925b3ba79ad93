import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** A bell in elevation, at rest on its axis. */
export function NoNotifications() {
  return (
    <Drawing width={220} height={150}>
      <path className={css.paper} d="M110 30c-22 0-32 17-32 38 0 26-8 36-14 42h92c-6-6-14-16-14-42 0-21-10-38-32-38z" />
      <path d="M110 30c-22 0-32 17-32 38 0 26-8 36-14 42M110 30c22 0 32 17 32 38 0 26 8 36 14 42M56 110h108M103 30a7 7 0 0 1 14 0M98 111a12 12 0 0 0 24 0" />
      <path className={css.thin} d="M79 80h62M76 92h68M92 50c-5 6-6 12-6 20" />
      <path className={css.axis} d="M110 10v128M40 80h28m84 0h28" />
      <Measure from={[64, 136]} to={[156, 136]} />
    </Drawing>
  )
}
