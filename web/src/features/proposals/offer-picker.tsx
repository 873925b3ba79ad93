import type { Proposal } from '#domain/documents'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import { Text } from '../../ui/content/text/text'
import { Checkbox } from '../../ui/forms/choices/checkbox'
import { Cluster } from '../../ui/layout/stack'
import * as css from './offer-picker.css'

const words = texts.proposals.manage

type Props = {
  proposals: readonly Proposal[]
  /** Ids, one to `most`. */
  compared: readonly string[]
  most: number
  onChange: (compared: string[]) => void
}

/** All proposals with price and days; some are compared. Product 53. */
export function OfferPicker({ proposals, compared, most, onChange }: Props) {
  const isFull = compared.length >= most
  const pick = (id: string, isPicked: boolean) => onChange(isPicked ? [...compared, id] : compared.filter((each) => each !== id))
  return (
    <section aria-label={words.choose(most)} className={css.picker}>
      <Cluster gap="s">
        <Text size="s" isStrong>
          {words.choose(most)}
        </Text>
        <Text size="s" tone="soft">
          {isFull ? words.chooseFull : null}
        </Text>
      </Cluster>
      <ul className={css.offers}>
        {proposals.map(({ id, provider_name, amount, duration_days, proposal_type }) => {
          const isPicked = compared.includes(id)
          return (
            <li key={id} className={css.offer} data-picked={isPicked || undefined}>
              <Checkbox isSelected={isPicked} isDisabled={isPicked ? compared.length === 1 : isFull} onChange={(next) => pick(id, next)}>
                <span className={css.line}>
                  <span className={css.name}>{provider_name}</span>
                  <span className={css.terms}>
                    <strong className={css.amount}>{formatMoney(amount)}</strong>
                    {` · ${texts.times.days(duration_days)} · ${texts.labels.proposalType[proposal_type]}`}
                  </span>
                </span>
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
