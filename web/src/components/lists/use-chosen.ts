import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const CHOSEN = 'projeto'

/** What is open beside a list: as the address says, else what was the first when the list was. It stays while others arrive before it. */
export function useChosen(first: string | undefined): [string | undefined, (id: string) => void] {
  const [asked, setAsked] = useSearchParams()
  const [begun, setBegun] = useState(first)
  const [picked, setPicked] = useState<string>()
  if (begun === undefined && first !== undefined) setBegun(first)
  function choose(id: string): void {
    // At once: what is typed next goes to what was chosen, while the address follows.
    setPicked(id)
    setAsked(
      (current) => {
        current.set(CHOSEN, id)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [picked ?? asked.get(CHOSEN) ?? begun, choose]
}
