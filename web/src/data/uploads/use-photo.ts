import { useMemo } from 'react'
import type { PictureSize } from '../../sync'
import { useLive } from '../live/use-live'
import { useBlobAddress } from '../pictures/use-blob-address'
import type { RemoteFailure } from '../remote/remote'
import { useRequest } from '../remote/use-request'
import { useAccountStore, useSession } from '../store/account-store-context'
import { loadPhoto } from './load-photo'
import type { Photo } from './photo-bytes'

export type { Photo } from './photo-bytes'
export type ShownPhoto = { state: 'loading' } | { state: 'here'; src: string } | { state: 'failed'; code: RemoteFailure }

/** Retried once there is a connection. */
export function usePhoto({ id, file, thumb, record }: Photo, size: PictureSize): ShownPhoto {
  const account = useAccountStore()
  const token = useSession().session?.token ?? ''
  const status = useLive(useMemo(() => account.sync.status$, [account]))
  const ask = useMemo(
    () => (signal: AbortSignal) => loadPhoto({ account, token, photo: { id, file, record, ...(thumb && { thumb }) }, size, signal }),
    [account, token, id, file, thumb, record, size],
  )
  const answer = useRequest(ask, status?.connection === 'online')
  const src = useBlobAddress(answer.state === 'here' ? answer.value : null)
  if (answer.state === 'failed') return { state: 'failed', code: answer.code }
  return src ? { state: 'here', src } : { state: 'loading' }
}
