import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'
import { GROUND, Ground } from './ground'

const BOOM = { pivot: 164, end: 366, top: 190, bottom: 202 }

/** The gate of a building site: a cabin, and a boom that opens for who may pass. For a BlueprintBand. */
export function SiteGate() {
  return (
    <Drawing width={440} height={284}>
      <Ground />
      <path className={css.shade} d="M38 138h86v114H38zM52 156h42v36H52z" />
      <path d={`M34 ${GROUND}V138M128 ${GROUND}V138M22 138h118l-12-18H34z`} />
      <path d="M48 156h46v38H48zM44 200h54" />
      <path className={css.thin} d="M71 156v38M48 175h46M106 252v-88h14v88M44 200v6h54v-6M34 226h72" />
      <path className={css.thin} d="M74 120v-14h14v14M52 188l12-14M58 190l10-12" />
      <Fence />
      <Boom />
      <path className={css.planned} d="M158 192 250 34l10 6-92 158" />
      <path className={css.pencil} d="M342 176a180 180 0 0 0-76-106M266 70l2 13M266 70l13 0" />
      <Measure from={[174, 234]} to={[366, 234]} text="4,00 m" />
    </Drawing>
  )
}

function Fence() {
  const boards = Array.from({ length: 4 }, (_, board) => `M${388 + board * 12} ${GROUND}v-66l4-6 4 6v66`).join('')
  return (
    <>
      <path className={css.thin} d={boards} />
      <path d="M380 200h56M380 236h56" />
    </>
  )
}

function Boom() {
  const stripes = Array.from({ length: 7 }, (_, stripe) => `M${186 + stripe * 24} ${BOOM.bottom}l8-12h10l-8 12z`).join('')
  return (
    <>
      <path className={css.shade} d={stripes} />
      <path d={`M${BOOM.pivot} ${BOOM.top}H${BOOM.end}v12H${BOOM.pivot}z`} />
      <path className={css.thin} d={stripes} />
      <path d={`M152 ${GROUND}v-72h22v72M146 ${GROUND}h34M360 ${BOOM.bottom}v50M366 ${BOOM.bottom}v50M354 ${GROUND}h18`} />
      <circle cx="163" cy="196" r="4" />
    </>
  )
}
