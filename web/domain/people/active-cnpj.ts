import { DAY_MS } from '#domain/values/clock'

/** The registers' word grows old. Product 128. */
const SAID_FOR_DAYS = 180

type Found = { cnpj_active_on: string; cnpj_name: string }

/** '11/2026' while a card says it on the day `today` ('2026-11-28'), else ''. Without a name no one sees whose number it is. */
export function activeCnpjMonth({ cnpj_active_on: day, cnpj_name }: Found, today: string): string {
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS
  return cnpj_name && age <= SAID_FOR_DAYS ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : ''
}
