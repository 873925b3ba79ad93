/** Location state of a dashboard shown in place of another role's page. */
export type Misdirected = { pageOf: 'clients' | 'providers' }

export function pageOfOthers(state: unknown): Misdirected['pageOf'] | undefined {
  const pageOf = typeof state === 'object' && state !== null && 'pageOf' in state ? state.pageOf : undefined
  return pageOf === 'clients' || pageOf === 'providers' ? pageOf : undefined
}
