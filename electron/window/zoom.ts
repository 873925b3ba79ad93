const steps = [0.5, 0.67, 0.75, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3]

/** The same step at either end. */
export function nextZoom(now: number, change: 'in' | 'out' | 'reset'): number {
  if (change === 'reset') return 1
  const next = change === 'in' ? steps.find((step) => step > now) : steps.findLast((step) => step < now)
  return next ?? now
}
