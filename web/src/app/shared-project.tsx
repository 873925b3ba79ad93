import { SharedProjectPage } from '../features/shared-project/shared-project-page'
import { PublicFrame } from './shell/public-layout'

export const SharedProject = () => (
  <PublicFrame>
    <SharedProjectPage />
  </PublicFrame>
)
