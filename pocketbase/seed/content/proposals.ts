import type { PersonKey } from './people'
import type { ProjectKey } from './projects'
import { proposalsForJaciara } from './proposals-for-jaciara'
import { proposalsForMarina } from './proposals-for-marina'
import { proposalsForRogerio } from './proposals-for-rogerio'
import type { DemoProposal } from './shapes'

export const proposals: Record<ProjectKey, DemoProposal<PersonKey>[]> = {
  ...proposalsForMarina,
  ...proposalsForRogerio,
  ...proposalsForJaciara,
}
