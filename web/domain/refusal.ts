/** Every reason why a command may be refused. Sentences for them are in the texts. */
export const refusals = [
  'malformed',
  'unknown_verb',
  'too_old',
  'internal',
  'too_many',
  'too_many_invitations',
  'unanswered',
  'parent_missing',
  'not_yours',
  'only_clients_publish',
  'only_providers_propose',
  'own_project',
  'project_closed',
  'project_not_open',
  'project_not_in_progress',
  'proposal_missing',
  'proposal_already_answered',
  'proposal_changed',
  'provider_unavailable',
  'proposal_type_not_offered',
  'conversation_not_allowed',
  'conversation_missing',
  'username_taken',
  'city_unknown',
] as const

export type Refusal = (typeof refusals)[number]
