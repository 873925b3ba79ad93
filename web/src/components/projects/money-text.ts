import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'

/** 'R$ 4.800,00', or 'A combinar' where the client named none. */
export const budgetText = (budget: number): string => (budget > 0 ? formatMoney(budget) : texts.labels.noBudget)
