import { Drawing, Measure } from './drawing'
import * as css from './drawing.css'
import { Ground } from './ground'

/** A demand on paper, the priced sheets that answer it, and the house that comes of it. For a BlueprintBand. */
export function ThreeSteps() {
  return (
    <Drawing width={440} height={284}>
      <Ground />
      <path className={css.paper} d="M20 96h78l24 24v132H20z" />
      <path d="M20 252V96h78l24 24v132M98 96v24h24" />
      <path className={css.shade} d="M36 134h68v52H36z" />
      <path d="M36 134h68v52H36zM36 160h30M78 134v20M78 170v16" />
      <path className={css.thin} d="M66 160a14 14 0 0 1 14 12M36 204h68M36 216h52M36 228h60" />
      <path className={css.planned} d="M204 112h68v116h-8M190 100h68v8" />
      <path className={css.paper} d="M166 120h72v132h-72z" />
      <path d="M166 252V120h72v132" />
      <path d="M246 252V128h-8M254 252V136h-8" className={css.thin} />
      <text className={css.largeMeasure} x="202" y="156">
        R$
      </text>
      <path className={css.pencil} d="M182 172h40M182 168v8M222 168v8" />
      <path className={css.thin} d="M182 194h40M182 207h40M182 220h28" />
      <path className={css.shade} d="M326 176l44-36 44 36v76h-88z" />
      <path d="M312 188l58-48 58 48M326 178v74M414 178v74" />
      <path d="M358 252v-40h26v40" />
      <path className={css.thin} d="M378 232h2M336 200h14v16h-14zM343 200v16M336 208h14M392 200h14v16h-14zM399 200v16M392 208h14M396 158v-20h12v30" />
      <path className={css.pencil} d="m360 176 8 8 14-16" />
      <path className={css.pencil} d="M128 148c14-14 26-14 38-4m0 0-1-10m1 10-10 1M274 148c14-14 26-14 38-4m0 0-1-10m1 10-10 1" />
      <path className={css.faint} d="M20 88V50M122 88V50M166 88V50M272 88V50M316 136V50M424 136V50" />
      <Measure from={[20, 58]} to={[122, 58]} text="1" />
      <Measure from={[166, 58]} to={[272, 58]} text="2" />
      <Measure from={[316, 58]} to={[424, 58]} text="3" />
    </Drawing>
  )
}
