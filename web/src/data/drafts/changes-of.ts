import { deepEqual } from 'rxdb/plugins/utils'

export function changesOf(typed: object, before: object): Record<string, unknown> {
  const stood = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(typed).filter(([field, now]) => !deepEqual(now, stood.get(field))))
}
