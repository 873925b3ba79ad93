import { createAdminArea } from '../features/admin/admin-area'
import { EntranceFrame } from './entrance-frame'
import { UpdateOffer } from './update-offer'

/** The administrators' area in the app's own frame. */
export const AdminArea = createAdminArea({ EntranceFrame, status: <UpdateOffer /> })
