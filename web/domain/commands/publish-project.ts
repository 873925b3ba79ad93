import * as v from 'valibot'
import { projects, timings } from '#domain/collections/projects'
import { accept, alreadySo, create, defineCommand, refuse } from '#domain/command'
import { amount, city, id, LONG_TEXT, productRows, requiredLine, requiredText, state } from '#domain/fields'
import { isOfAnother } from '#domain/ids'
import { notice } from '#domain/notice'
import { isClient } from '#domain/people/roles'
import { chosenTrades } from '#domain/projects/chosen-trades'
import { storedFields } from '#domain/projects/stored-fields'
import { MOST_OF_PROJECT } from '#domain/projects/trades'

export const projectDetails = {
  /** Product 43. */
  timing: v.optional(v.picklist(['', ...timings]), ''),
  trades: v.optional(chosenTrades(MOST_OF_PROJECT), []),
}
export const noProjectDetails = v.parse(v.object(projectDetails), {})

/** `budget` in reais, null is 'A combinar'; `products` null for none. */
export const publishProjectArgs = v.object({
  project_id: id,
  title: requiredLine(120),
  description: requiredText(LONG_TEXT),
  address: requiredLine(200),
  city,
  state,
  budget: v.nullable(amount),
  products: v.nullable(productRows),
  ...projectDetails,
})

/** Open for proposals at once. Source: product 13, 21, 27, 70. */
export const publishProject = defineCommand(publishProjectArgs, {
  reads: ({ project_id }) => [['projects', project_id]],
  record: ({ project_id }) => ['projects', project_id],
  quota: 'projects',

  decide({ projects: [existing] }, args, me, now) {
    if (!isClient(me)) return refuse('only_clients_publish')
    if (existing) return existing.client_id === me.id ? alreadySo : refuse('malformed')
    if (isOfAnother(args.project_id, me.id)) return refuse('malformed')
    const { project_id: id, ...said } = args
    const project = { ...projects.emptyOwn, ...storedFields(said), id, client_id: me.id, created_at: now, touched_at: now }
    const { city, state, trades } = project
    return accept([create('projects', project)], [notice('project_published', { region: { city, state, trades } }, project)])
  },
})
