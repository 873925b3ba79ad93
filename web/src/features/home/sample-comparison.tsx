import { texts } from '#texts'
import { Avatar } from '../../ui/content/avatar'
import { DimensionLine } from '../../ui/content/dimension-line'
import * as css from './sample-comparison.css'

const { sample } = texts.home

/** Invented proposals; the lowest of each row is tinted, and none wins. */
export function SampleComparison() {
  return (
    <figure className={css.figure}>
      <div className={css.sheet}>
        <p className={css.project}>{sample.project}</p>
        <DimensionLine />
        <ul className={css.offers}>
          {sample.offers.map(({ name, role, price, days, lowest }) => (
            <li key={name} className={css.offer}>
              <Avatar name={name} shape={role === texts.labels.roles.empresa ? 'square' : 'round'} />
              <span className={css.who}>
                <span className={css.name}>{name}</span>
                <span className={css.role}>{role}</span>
              </span>
              <span className={lowest === 'price' ? css.lowPrice : css.price}>{price}</span>
              <span className={lowest === 'days' ? css.lowDays : css.days}>{days}</span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className={css.caption}>{sample.caption}</figcaption>
    </figure>
  )
}
