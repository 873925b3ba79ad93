import { isToday } from 'date-fns/isToday'
import { clockTime, dateFormat } from '../../../components/times/times'

const dayAndTime = dateFormat({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' })

/** '14:32' of today, else '20/11, 14:32'. */
export const shortTime = (time: string): string => (isToday(new Date(time)) ? clockTime(time) : dayAndTime(new Date(time)))
