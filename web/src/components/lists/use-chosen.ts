import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

const CHOSEN = 'projeto'

/** The address's item, else the first one at opening, which stays while others arrive before it. */
export function useChosen(first: string | undefined): [string | undefined, (id: string) => void] {
  const [asked, setAsked] = useSearchParams()
  const [begun, setBegun] = useState(first)
  const [picked, setPicked] = useState<string>()
  if (begun === undefined && first !== undefined) setBegun(first)
  function choose(id: string): void {
    // At once, before the address follows: the next letter goes to the chosen item.
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
