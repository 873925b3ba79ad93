import { act } from '../../../data/remote/admin-request'

/** Suspends an account with the reason that its person reads; '' lifts it. Product 49. */
export const setSuspension = (id: string, reason: string) => act({ method: 'PUT', path: `/api/admin/users/${id}/suspension`, body: { reason } })
