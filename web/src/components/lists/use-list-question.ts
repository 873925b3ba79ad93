import { useSearchParams } from 'react-router-dom'

/** The question is in the list's address, so that it can be linked to and returned to. */
export function useListQuestion<const Name extends string>(names: readonly Name[]) {
  const [asked, setAsked] = useSearchParams()
  const question = Object.fromEntries(names.map((name) => [name, asked.get(name) ?? ''])) as Record<Name, string>
  const set = (next: Partial<Record<Name, string>>) => {
    const filled = Object.entries<string | undefined>({ ...question, ...next }).filter(([, value]) => value)
    setAsked(Object.fromEntries(filled) as Record<string, string>, { replace: true, preventScrollReset: true })
  }
  return { question, set }
}
