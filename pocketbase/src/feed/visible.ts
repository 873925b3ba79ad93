import { isActive } from '../suspension'

/** Rule A5. */
export const ownerIsActive = (project: string): string =>
  `EXISTS (SELECT 1 FROM users owner WHERE owner.id = ${project}.client_id AND ${isActive('owner')})`

/** Administrators see all. Product 16. */
export const SEES_PROJECT = `d.client_id = {:me} OR EXISTS (SELECT 1 FROM proposals WHERE project_id = d.id AND provider_id = {:me})
  OR d.status = 'open' AND (${ownerIsActive('d')}
    OR EXISTS (SELECT 1 FROM conversations WHERE project_id = d.id AND {:me} IN (participant_one, participant_two)))`

/** Product 4. */
export const PUBLIC_CARD = `u.verified = TRUE AND u.role IN ('empresa', 'autonomo') AND ${isActive('u')}`
