/** Fields that differ. Lists are compared as JSON. */
export function onlyChanged<Fields extends object>(current: Fields, wanted: { [F in keyof Fields]?: Fields[F] | undefined }): Partial<Fields> {
  const changed: Partial<Fields> = {}
  for (const field in wanted) {
    const value = wanted[field]
    if (value !== undefined && !isSame(current[field], value)) changed[field] = value
  }
  return changed
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
