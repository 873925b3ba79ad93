import { capitalize } from '@brazilian-utils/brazilian-utils/capitalize'
import { isPhone, phoneDigits } from '#domain/values/phone'
import { cityKey, isState } from '#domain/values/place'
import type { Company } from '#domain/wire/wire-answers'
import type { ProfileDraft, ProfileValues } from './profile-draft'

/** Known values for empty fields only. Names come in capitals; a place counts when IBGE lists it, case and accents aside. */
export function fieldsFrom(company: Company, values: ProfileValues, citiesOf: (state: string) => string[]): ProfileDraft {
  return {
    ...filled('full_name', capitalize(company.razao_social), values),
    ...filled('phone', isPhone(company.phone) ? phoneDigits(company.phone) : '', values),
    ...filled('address', capitalize(company.address), values),
    ...placeOf(company, values, citiesOf),
  }
}

const isEmpty = (text: string): boolean => text.trim() === ''

const filled = (field: 'full_name' | 'phone' | 'address', found: string, values: ProfileValues): ProfileDraft =>
  isEmpty(values[field]) && !isEmpty(found) ? { [field]: found.trim() } : {}

/** A city only of the state in the form. */
function placeOf({ municipio, uf }: Company, { city, state }: ProfileValues, citiesOf: (state: string) => string[]): ProfileDraft {
  const found = uf.trim().toUpperCase()
  if (!isState(found) || !isEmpty(city) || (!isEmpty(state) && state !== found)) return {}
  const known = citiesOf(found).find((name) => cityKey(name) === cityKey(municipio))
  return known ? { state: found, city: known } : isEmpty(state) ? { state: found } : {}
}
