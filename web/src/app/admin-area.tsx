import { createAdminArea } from '../features/admin/admin-area'
import { AdminProjectArea } from '../features/admin/admin-project-area'
import { UpdateOffer } from './pwa/update-offer'
import { EntranceFrame } from './shell/entrance-frame'

/** The administrators' area in the app's own frame. */
export const AdminArea = createAdminArea({ EntranceFrame, status: <UpdateOffer /> })

/** A project as an administrator reads it. In the same file: a chunk of its own would be named in every first visit's list of chunks. */
export const AdminProject = () => <AdminProjectArea status={<UpdateOffer />} />
