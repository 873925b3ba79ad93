import { useEffect, useState } from 'react'
import { takeBackAddress } from './take-back-address'

/** The address under which a page shows bytes, '' before there are any; good for as long as they are shown. */
export function useBlobAddress(bytes: Blob | null): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!bytes) return
    const next = URL.createObjectURL(bytes)
    setAddress(next)
    return () => {
      takeBackAddress(next)
      setAddress('')
    }
  }, [bytes])
  return address
}
