import { useParams } from 'react-router-dom'
import { isProviderRole } from '#domain/people/roles'
import { texts } from '#texts'
import { Drawing } from '../../../ui/drawings/drawing'
import heroHouse from '../../../ui/drawings/hero-house.svg?raw'
import { sheet } from './entrance.css'
import * as css from './entrance-sheet.css'

const { hero } = texts.home
const forProviders = texts.account.signUp.promise

/** Decoration: silent to screen readers. */
export function EntranceSheet() {
  const { role = '' } = useParams()
  const promise = isProviderRole(role) ? forProviders : hero
  return (
    <div aria-hidden="true" className={sheet}>
      <div>
        <p className={css.promise}>{promise.title}</p>
        <p className={css.text}>{promise.text}</p>
      </div>
      <div className={css.drawing}>
        <Drawing svg={heroHouse} />
      </div>
    </div>
  )
}
