import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'
import { GROUND, Ground } from './ground'

const FLOORS = [204, 156, 108]
const COLUMNS = [48, 104, 160, 216]
const MAST = { left: 300, right: 320, top: 52 }
const BAY = 20

/** The frame of a building, and the crane that brings its next beam. For a BlueprintBand. */
export function Crane() {
  return (
    <Drawing width={440} height={284}>
      <Ground />
      <Frame />
      <Mast />
      <Jib />
      <path className={css.thin} d="M261 36v20M269 36v20M259 36h12" />
      <path className={css.pencil} d="M265 56v6m0 0-20 14m20-14 20 14M237 76h56v8h-56zM251 76v8m14-8v8m14-8v8" />
      <path className={css.faint} d="M40 104V74M224 104V74M36 108H16" />
      <Measure from={[48, 82]} to={[216, 82]} text="8,40 m" />
      <Measure from={[22, 108]} to={[22, GROUND]} text="7,20 m" />
    </Drawing>
  )
}

function Frame() {
  const columns = COLUMNS.map((x) => `M${x - 4} ${GROUND}V108M${x + 4} ${GROUND}V108`).join('')
  const slabs = FLOORS.map((y) => `M40 ${y}h184v7H40z`).join('')
  return (
    <>
      <path className={css.shade} d="M52 211h48v41H52zM108 163h48v41h-48z" />
      <path d={columns} className={css.thin} />
      <path d={slabs} />
      <path d="M42 252v-41M222 252v-41" />
      <path className={css.thin} d="M52 238h48M52 225h48M64 252v-14M82 252v-14M73 238v-13M91 238v-13M58 225v-14M78 225v-14" />
      <path className={css.thin} d="M170 252v-30h30v30M185 222v30M118 204v-26h28v26M132 178v26" />
      <path className={css.planned} d="M44 108V92M52 108V92M100 108V92M108 108V92M156 108V92M164 108V92M212 108V92M220 108V92" />
    </>
  )
}

function Mast() {
  const bays = Array.from({ length: (GROUND - MAST.top) / BAY }, (_, bay) => {
    const top = MAST.top + bay * BAY
    return `M${MAST.left} ${top}h20${bay % 2 ? `l-20 ${BAY}` : `m-20 0l20 ${BAY}`}`
  }).join('')
  return (
    <>
      <path d={`M${MAST.left} ${GROUND}V${MAST.top}M${MAST.right} ${GROUND}V${MAST.top}`} />
      <path className={css.thin} d={bays} />
      <path d="M290 252v-8h40v8M296 52h28v-16h-28zM310 36V14" />
    </>
  )
}

function Jib() {
  const bays = Array.from({ length: 9 }, (_, bay) => `M${296 - bay * 20} 36l-10-10l-10 10`).join('')
  return (
    <>
      <path d="M296 36H106l10-10h180M324 36h84M324 26h84v10" />
      <path className={css.thin} d={bays} />
      <path className={css.thin} d="M310 14 170 26M310 14l92 12" />
      <path className={css.shade} d="M384 36h22v20h-22z" />
      <path d="M384 36h22v20h-22z" />
      <path className={css.thin} d="M302 42h10v10" />
    </>
  )
}
