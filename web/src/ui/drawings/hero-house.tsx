import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'
import { GROUND, Ground } from './ground'

// 20.7 units are a metre: the measures that are written are the measures that are drawn.
const COURSE = 8.8
const BRICK = 22

/** A house with the wall of its annexe half laid, measured by the orange pencil. For a BlueprintBand. */
export function HeroHouse() {
  return (
    <Drawing width={440} height={284}>
      <Ground />
      <path className={css.shade} d="M60 138 145 78l85 60v114H60z" />
      <path d="M187 102V84h26v36M183 84h34M189 84v-5h22v5" className={css.thin} />
      <path d="M40 154 151 64M250 154 139 64M52 156l93-75 93 75" />
      <path className={css.faint} d="m64 146 9 7m3-17 9 8m3-17 9 8m3-17 9 8m3-17 9 8m66-6-9 7m-3-17-9 8m-3-17-9 8m-3-17-9 8m-3-17-9 8" />
      <path d={`M60 142V258M230 142V258`} />
      <path className={css.thin} d="M54 196h182" />
      <circle cx="145" cy="118" r="9.500" />
      <path className={css.thin} d="M145 108.500v19M135.500 118h19" />
      <Window x={80} y={150} />
      <Window x={132} y={150} />
      <Window x={184} y={150} />
      <Window x={80} y={207} />
      <Window x={184} y={207} />
      <path d="M133 252v-47h24v47M129 205h32" />
      <path className={css.thin} d="M137 252v-43h16v43M149 231h2" />
      <path d="M124 252v-4h42v4" className={css.thin} />
      <Annexe />
      <path className={css.pencil} d="M368.500 218.500h11M370 218a4 4 0 0 1 8 0" />
      <path d="M371 220a3.200 3.200 0 0 0 6.400 0M374 224v15m0-12-9 6-5-4m14-2 7 6-2 6m-5 0-5 13m5-13 5 13" />
      <path className={css.thin} d="m360 229-5-2 1-3 6 3" />
      <path className={css.faint} d="M60 134V30M230 128V30M354 180V30M56 140H14M364 190h54" />
      <Measure from={[60, 38]} to={[230, 38]} text="8,20 m" />
      <Measure from={[230, 38]} to={[354, 38]} text="6,00 m" />
      <Measure from={[22, 140]} to={[22, GROUND]} text="5,40 m" />
      <Measure from={[412, 190]} to={[412, GROUND]} text="3,00 m" />
    </Drawing>
  )
}

const Window = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y}h26v27h-26zM${x - 4} ${y + 27}h34`} />
    <path className={css.thin} d={`M${x + 13} ${y}v27M${x} ${y + 11}h26`} />
  </>
)

/** Where each course of bricks ends: the upper ones are still being laid. */
const COURSES = [344, 344, 344, 322, 300, 278, 256]

function Annexe() {
  const laid = COURSES.map((end, course) => {
    const top = GROUND - (course + 1) * COURSE
    const joints: string[] = []
    for (let x = 230 + (course % 2 ? BRICK / 2 : BRICK); x < end; x += BRICK) joints.push(`M${x} ${top}v${COURSE}`)
    return `M230 ${top}H${end}v${COURSE}${joints.join('')}`
  }).join('')
  return (
    <>
      <path className={css.thin} d={laid} />
      <path className={css.paper} d="M344 252v-58h10v58" fillOpacity="0" />
      <path d="M344 256V194h10v62" />
      <path className={css.thin} d="M346 194v-9m3 9v-11m3 11v-9" />
      <path className={css.planned} d="M230 190h130v-9H230M262 210h44v42" />
    </>
  )
}
