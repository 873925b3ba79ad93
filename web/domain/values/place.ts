import { fold } from '#domain/values/fold'

export const states = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const

export type State = (typeof states)[number]

export const isState = (value: unknown): value is State => states.some((state) => state === value)

/** 'SANTA BARBARA D OESTE' is "Santa Bárbara d'Oeste". */
export const cityKey = (name: string): string => fold(name).replace(/[^a-z]/g, '')
