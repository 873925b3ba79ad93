import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

/** A plan still empty, square and pencil beside it. */
export function NoProjects() {
  return (
    <Drawing width={220} height={150}>
      <path className={css.paper} d="M34 26h126v98H34z" />
      <path d="M28 26h138M28 124h138M34 20v110M160 20v110" />
      <path className={css.thin} d="M112 106h48M112 106v18M112 115h48" />
      <path className={css.planned} d="M52 46h64v46H52zM84 46v20M52 72h20" />
      <Measure from={[52, 38]} to={[116, 38]} />
      <path className={css.paper} d="m134 96 62 38h-62z" />
      <path d="m134 92 66 42h-66zM146 115l23 13h-23z" />
      <path className={css.pencil} d="m142 74 40-40 8 8-40 40-11 3zM176 40l8 8M142 74l8 8" />
    </Drawing>
  )
}
