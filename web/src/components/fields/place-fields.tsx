import { useMemo } from 'react'
import { isState } from '#domain/values/place'
import { texts } from '#texts'
import { useCities } from '../../data/remote/places'
import { ComboBox } from '../../ui/forms/choices/combo-box'
import { Select } from '../../ui/forms/choices/select'
import { FieldRow } from '../../ui/forms/form'
import { stateOptions } from './state-options'

export type Place = { state: string; city: string }

type Props = {
  value: Place
  onChange: (place: Place) => void
  errors: { state?: string | undefined; city?: string | undefined }
  /** Ids of the two controls, for a form's error summary. */
  stateId?: string
  cityId?: string
}

const words = texts.settings.fields

/** Offline too. Product 9. */
export function PlaceFields({ value, onChange, errors, stateId, cityId }: Props) {
  const cities = useCities(value.state)
  const options = useMemo(() => cities.map((city) => ({ value: city, text: city })), [cities])
  const hasState = isState(value.state)
  return (
    <FieldRow>
      <Select
        id={stateId}
        label={words.state}
        placeholder={words.statePlaceholder}
        autoComplete="address-level1"
        options={stateOptions}
        value={stateOptions.find(({ value: code }) => code === value.state)?.value ?? null}
        onChange={(state) => state !== value.state && onChange({ state, city: '' })}
        error={errors.state}
      />
      <ComboBox
        key={value.state}
        id={cityId}
        label={words.city}
        placeholder={hasState ? words.cityPlaceholder : words.cityNeedsState}
        empty={words.noCityFound}
        unlisted={texts.errors.fields.city_unlisted}
        options={options}
        value={value.city || null}
        onChange={(city) => onChange({ ...value, city: city ?? '' })}
        isDisabled={!hasState}
        error={errors.city}
      />
    </FieldRow>
  )
}
