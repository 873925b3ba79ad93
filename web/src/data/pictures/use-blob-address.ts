import { useEffect, useState } from 'react'
import { takeBackAddress } from './take-back-address'

/** Object URL of `bytes` while they are shown, '' without any. */
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
