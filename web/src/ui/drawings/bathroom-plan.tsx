import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'

// 90 units are a metre: 2,80 m × 1,50 m are the 4,2 m² that are written.
/** A bathroom seen from above, measured, with the pencil that draws it. For a BlueprintBand. */
export function BathroomPlan() {
  return (
    <Drawing width={440} height={264}>
      <path className={css.shade} d="M70 84h252v135H70z" />
      <path d="M70 219V84h252v135H190M70 219h58" />
      <path d="M60 229V74h272v155H190v-10M60 229h68v-10" />
      <path
        className={css.faint}
        d="m64 100-4 6m10-6-10 16m10 0-10 16m10 0-10 16m10 0-10 16m10 0-10 16m10 0-10 16m10 0-10 16m272-128-10 16m10 0-10 16m10 0-10 16m10 0-10 16m10 0-10 16m10 0-10 16m10 0-10 16"
      />
      <path className={css.thin} d="M128 219v-62M128 157a62 62 0 0 1 62 62" />
      <path d="M180 74v10M250 74v10" />
      <path className={css.thin} d="M180 79h70" />
      <path className={css.faint} d="M238 84v135M260 84v52M282 84v52M304 84v52M238 106h84M238 128h84" />
      <path d="M238 84v54" />
      <path className={css.planned} d="M238 138h84" />
      <circle cx="280" cy="110" r="9" />
      <path className={css.thin} d="M276 106l8 8M284 106l-8 8" />
      <path className={css.paper} d="M284 172h38v34h-38z" />
      <path d="M284 172h38v34h-38z" />
      <ellipse cx="301" cy="189" rx="11" ry="10" />
      <path className={css.thin} d="M314 189h6" />
      <path className={css.paper} d="M84 84h34v12H84z" />
      <path d="M84 84h34v12H84zM87 96c0 30 28 30 28 0" />
      <ellipse cx="101" cy="107" rx="8" ry="9" className={css.thin} />
      <path className={css.pencil} d="M332 229h10" />
      <path className={css.paper} d="m342 229 6-20 56-84 16 11-56 84z" />
      <path className={css.pencil} d="m342 229 6-20 56-84 16 11-56 84zM348 209l16 11M398 134l16 11M345 219l5 4" />
      <path className={css.faint} d="M70 70V28M322 70V28M56 84H22M56 219H22" />
      <Measure from={[70, 38]} to={[322, 38]} text="2,80 m" />
      <Measure from={[32, 84]} to={[32, 219]} text="1,50 m" />
      <text className={css.largeMeasure} x="216" y="160">
        4,2 m²
      </text>
    </Drawing>
  )
}
