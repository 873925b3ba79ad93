import fc from 'fast-check'
import { set } from '#domain/command'
import type { ArgsOf } from '#domain/commands'
import { isProvider } from '#domain/people/roles'
import { projectArgs } from '../../support/data/command-args'
import { ana, idOf, NOW } from '../builders'
import type { World } from '../world'
import { anyone, type Dispatched, inStatus, ownerOf, projectId, type WeightedSteps } from './step'

const products = fc.constantFrom<ArgsOf<'publish_project'>['products']>(null, [{ name: 'Piso', quantity: '5 m²' }])

const publish = fc.tuple(anyone, projectId, products).map(([any, project_id, rows]) => (_world: World, rightful: boolean): Dispatched => {
  const me = rightful && isProvider(any) ? ana : any
  return { me, verb: 'publish_project', args: projectArgs({ project_id, products: rows }) }
})

/** Each edit has another one. */
const editionAfter = (edition = ''): string => String(Number(edition) + 1).padStart(15, '0')

const edit = fc
  .tuple(anyone, projectId, products, fc.constantFrom('Muro', 'Reforma'))
  .map(([me, project_id, rows, title]) => (world: World, rightful: boolean): Dispatched => {
    const owner = rightful ? ownerOf(world, project_id) : undefined
    const edition = editionAfter(world.projects.get(project_id)?.edition)
    return { me: owner ?? me, verb: 'edit_project', args: { project_id, edition, products: rows, title } }
  })

const ofOwner = (verb: 'complete_project' | 'close_project' | 'reopen_project' | 'delete_project') =>
  fc.tuple(anyone, projectId).map(([me, any]) => (world: World, rightful: boolean): Dispatched => {
    const running = rightful && verb === 'complete_project' ? inStatus(world, 'in_progress') : undefined
    const project_id = running?.id ?? any
    const owner = rightful ? ownerOf(world, project_id) : undefined
    const seen = rightful ? world.projects.get(project_id) : undefined
    const { status = 'open', edition = '', accepted_proposal_id, accepted_at = '' } = seen ?? {}
    const proposal_id = accepted_proposal_id || idOf('nenhuma')
    const args = {
      close_project: { reason: '' },
      complete_project: { proposal_id, accepted_at },
      reopen_project: { status },
      delete_project: { status, edition },
    }
    return { me: owner ?? me, verb, args: { project_id, ...args[verb] } }
  })

/** The owner's answer to what the server asked before. */
const keep = fc.tuple(anyone, projectId).map(([me, project_id]) => (world: World, rightful: boolean): Dispatched => {
  const project = world.projects.get(project_id)
  const mayBeAsked = rightful && (project?.status === 'open' || project?.status === 'closed')
  if (mayBeAsked) world.apply(set('projects', project_id, { asked_at: NOW }))
  return { me: (mayBeAsked && ownerOf(world, project_id)) || me, verb: 'keep_project', args: { project_id } }
})

export const projectSteps: WeightedSteps = [
  { weight: 6, arbitrary: publish },
  { weight: 2, arbitrary: edit },
  { weight: 1, arbitrary: ofOwner('delete_project') },
  { weight: 6, arbitrary: ofOwner('complete_project') },
  { weight: 1, arbitrary: ofOwner('close_project') },
  { weight: 2, arbitrary: ofOwner('reopen_project') },
  { weight: 1, arbitrary: keep },
]
