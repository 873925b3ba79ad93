import extenso from 'extenso'

/** 'dois mil e cinquenta reais': reais of at least a cent, as a receipt says them. */
export const moneyInWords = (reais: number): string => extenso(reais, { mode: 'currency' })
