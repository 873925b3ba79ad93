/** In the location's state of a dashboard that is shown in place of a page of another role: whose page that is. */
export type Misdirected = { pageOf: 'clients' | 'providers' }

export function pageOfOthers(state: unknown): Misdirected['pageOf'] | undefined {
  const pageOf = typeof state === 'object' && state !== null && 'pageOf' in state ? state.pageOf : undefined
  return pageOf === 'clients' || pageOf === 'providers' ? pageOf : undefined
}
