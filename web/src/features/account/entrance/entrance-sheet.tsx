import { texts } from '#texts'
import { HeroHouse } from '../../../ui/drawings/hero-house'
import { sheet } from './entrance.css'
import * as css from './entrance-sheet.css'

const { hero } = texts.home

/** A sheet of blueprint beside the form: nothing that a screen reader needs to hear again. */
export const EntranceSheet = () => (
  <div aria-hidden="true" className={sheet}>
    <div>
      <p className={css.promise}>{hero.title}</p>
      <p className={css.text}>{hero.text}</p>
    </div>
    <div className={css.drawing}>
      <HeroHouse />
    </div>
  </div>
)
