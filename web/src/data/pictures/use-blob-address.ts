import { useEffect, useState } from 'react'
import { takeBackAddress } from './take-back-address'

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
