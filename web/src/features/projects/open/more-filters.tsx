import { useMemo } from 'react'
import { noChoices, type OpenProjectChoices } from '#domain/projects/open-projects'
import { isState } from '#domain/values/place'
import { texts } from '#texts'
import { stateOptions } from '../../../components/fields/state-options'
import { tradeOptions } from '../../../components/fields/trades-field'
import { timingOptions } from '../../../components/projects/project-fields'
import { useCities } from '../../../data/remote/places'
import { Button } from '../../../ui/forms/buttons/button'
import { ComboBox } from '../../../ui/forms/choices/combo-box'
import { OptionalSelect } from '../../../ui/forms/choices/select'
import { Dialog } from '../../../ui/overlays/dialog'
import { budgetOptions } from './open-projects-choices'

const words = texts.projects.open.more

type Props = {
  isOpen: boolean
  onClose: () => void
  choices: OpenProjectChoices
  /** The list behind follows each choice. */
  onChange: (choices: OpenProjectChoices) => void
}

/** Those with a choice. */
export function MoreFilters({ isOpen, onClose, choices, onChange }: Props) {
  const change = (changed: Partial<OpenProjectChoices>) => onChange({ ...choices, ...changed })
  const cities = useCities(choices.state)
  const cityOptions = useMemo(() => cities.map((city) => ({ value: city, text: city })), [cities])
  const hasState = isState(choices.state)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      closeLabel={texts.actions.close}
      width="s"
      footer={
        <>
          <Button onPress={() => onChange(noChoices)}>{words.clear}</Button>
          <Button variant="primary" onPress={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <OptionalSelect
        label={texts.labels.stateFilter.label}
        none={texts.labels.stateFilter.every}
        options={stateOptions}
        value={stateOptions.find(({ value }) => value === choices.state)?.value ?? ''}
        onChange={(state) => state !== choices.state && change({ state, city: '' })}
      />
      <ComboBox
        key={choices.state}
        label={words.city}
        placeholder={hasState ? words.everyCity : texts.settings.fields.cityNeedsState}
        empty={texts.settings.fields.noCityFound}
        unlisted={texts.errors.fields.city_unlisted}
        options={cityOptions}
        value={choices.city || null}
        onChange={(city) => change({ city: city ?? '' })}
        isDisabled={!hasState}
      />
      <OptionalSelect
        label={texts.labels.timing.question}
        options={timingOptions}
        none={texts.labels.timing.every}
        value={timingOptions.find(({ value }) => value === choices.timing)?.value ?? ''}
        onChange={(timing) => change({ timing })}
      />
      <OptionalSelect
        label={texts.trades.one}
        options={tradeOptions}
        none={texts.trades.every}
        value={tradeOptions.find(({ value }) => value === choices.trade)?.value ?? ''}
        onChange={(trade) => change({ trade })}
      />
      <OptionalSelect
        label={words.budget}
        options={budgetOptions}
        none={words.everyBudget}
        value={budgetOptions.find(({ value }) => value === choices.budget)?.value ?? ''}
        onChange={(budget) => change({ budget })}
      />
    </Dialog>
  )
}
