import { Drawing } from './drawing'
import * as css from './drawing.css'

const PINS = [
  [92, 74],
  [206, 132],
  [318, 66],
] as const

/** A plan of streets and blocks with pencil marks at building sites. */
export function ServedMap() {
  return (
    <Drawing width={400} height={210}>
      <path className={css.shade} d="M246 118h66v62h-66zM24 112h58v48H24z" />
      <path className={css.thin} d="M24 24h44v62H24zM84 24h66v30H84zM84 70h66v42H84zM166 24h64v58h-64zM246 24h48v40h-48zM310 24h66v22h-66z" />
      <path
        className={css.thin}
        d="M24 112h58v68H24zM98 128h84v52H98zM198 118h32v62h-32zM246 80h48v22h-48zM310 94h66v24h-66zM246 118h66v62h-66zM328 134h48v46h-48z"
      />
      <path className={css.faint} d="m30 120 12 12m0-20 24 24m-8-24 18 18M258 128l44 44m-44-22 22 22m0-44 22 22" />
      <path className={css.axis} d="M8 98h150c30 0 40 10 60 10h170M158 10v100c0 40-10 50-10 90M302 10v190" />
      <path className={css.planned} d={`M${PINS.map(([x, y]) => `${x} ${y}`).join('L')}`} />
      {PINS.map(([x, y]) => (
        <g key={x}>
          <path className={css.paper} d={`M${x} ${y}c-18-18-14-36 0-36s18 18 0 36z`} />
          <path className={css.pencil} d={`M${x} ${y}c-18-18-14-36 0-36s18 18 0 36zM${x - 4} ${y - 23}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`} />
        </g>
      ))}
      <path d="M372 200v-14m0 0-5 8m5-8 5 8" />
    </Drawing>
  )
}
