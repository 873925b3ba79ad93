import { toTime } from '#domain/values/clock'
import { saoPauloDay } from '#domain/values/sao-paulo'
import { useNow } from './use-now'

/** São Paulo's day, 'AAAA-MM-DD', by which quotes end. */
export const useToday = (): string => saoPauloDay(toTime(useNow()))
