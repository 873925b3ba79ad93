import { SharedProjectPage } from '../features/shared-project/shared-project-page'
import { PublicFrame } from './shell/public-layout'

/** A project for the signed out, in the frame of public pages. */
export const SharedProject = () => (
  <PublicFrame>
    <SharedProjectPage />
  </PublicFrame>
)
