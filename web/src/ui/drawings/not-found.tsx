import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** A door that stands open, and behind it nothing was built. */
export function NotFound() {
  return (
    <Drawing width={220} height={150}>
      <path d="M12 128h196" strokeWidth="2" />
      <path className={css.faint} d="m30 128-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9m34-9-8 9" />
      <path className={css.planned} d="M24 128V44h52M144 44h52v84" />
      <path d="M76 132V34M144 132V34M70 40h80M82 128V46h56v82" />
      <path className={css.paper} d="M82 46 50 58v84l32-14z" />
      <path d="M82 46 50 58v84l32-14M58 66v62M74 60v62" className={css.thin} />
      <circle cx="56" cy="98" r="2.500" />
      <Measure from={[82, 26]} to={[138, 26]} text="? m" />
    </Drawing>
  )
}
