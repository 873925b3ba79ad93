/** In reais. No work costs less, but '3,90' is typed for '3.900'. */
const LEAST_USUAL = 20
/** Halfway, in factors, to one digit too many or too few. */
const FAR = 3

/** A slip of the finger, null for none. A budget of 0 is none. Product 71. */
export function oddityOf(amount: number, budget: number): 'far_below_budget' | 'far_above_budget' | 'tiny' | null {
  if (budget > 0 && amount < budget / FAR) return 'far_below_budget'
  if (budget > 0 && amount > budget * FAR) return 'far_above_budget'
  return amount < LEAST_USUAL ? 'tiny' : null
}
