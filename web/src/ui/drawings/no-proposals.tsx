import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** A priced sheet, and those to come behind it in dashes. */
export function NoProposals() {
  return (
    <Drawing width={220} height={150}>
      <path className={css.planned} d="M104 20h84v100h-20M88 28h84v8" />
      <path className={css.paper} d="M48 34h74l22 22v80H48z" />
      <path d="M42 34h80l22 22v86M48 28v114M42 136h108M122 34v22h22" />
      <path className={css.thin} d="M62 54h40M62 66h60M62 78h50" />
      <Measure from={[64, 96]} to={[128, 96]} />
      <text className={css.measure} x="96" y="122" style={{ fontSize: 18, fontWeight: 700 }}>
        R$
      </text>
    </Drawing>
  )
}
