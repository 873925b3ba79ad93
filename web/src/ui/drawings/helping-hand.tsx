import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'
import { GROUND, Ground } from './ground'

/** A question, its answer, and the helmet of who gives it. For a BlueprintBand. */
export function HelpingHand() {
  return (
    <Drawing width={440} height={284}>
      <Ground />
      <path className={css.paper} d="M52 30h128v76h-84l-24 22v-22H52z" />
      <path d="M46 30h140M180 24v88M186 106H96l-24 22v-22H46M52 24v88" />
      <text className={css.hugeMeasure} x="116" y="88">
        ?
      </text>
      <path className={css.shade} d="M226 62h152v80h-24v22l-24-22H226z" />
      <path d="M220 62h164M378 56v92M384 142h-30v22l-24-22H220M226 56v92" />
      <path className={css.thin} d="M282 86h76M282 102h76M282 118h52" />
      <path className={css.pencil} d="m242 102 9 10 18-22" />
      <path className={css.shade} d="M120 240c0-34 26-50 58-50s58 16 58 50z" />
      <path d="M120 240c0-34 26-50 58-50s58 16 58 50M104 240h150c8 0 8 12 0 12H104c-8 0-8-12 0-12z" />
      <path d="M166 191v-6c0-4 24-4 24 0v6M166 191v34M190 191v34" />
      <path className={css.thin} d="M140 202c-4 8-6 16-6 24M216 202c4 8 6 16 6 24" />
      <path d="M300 252v-40h72v40M300 224h72" />
      <path className={css.thin} d="M312 238h48M324 212v-12h24v12" />
      <path className={css.faint} d="M104 190H78M104 252H78" />
      <Measure from={[88, 190]} to={[88, GROUND]} />
    </Drawing>
  )
}
