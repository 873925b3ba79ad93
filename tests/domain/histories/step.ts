import fc from 'fast-check'
import type { Actor } from '#domain/command'
import type { Verb } from '#domain/commands'
import type { Project, ProjectStatus } from '#domain/documents'
import { ana, bia, idOf, joao, obras } from '../builders'
import type { World } from '../world'

export type Dispatched = { me: Actor; verb: Verb; args: Record<string, unknown> }
/** A command is made when it is given: an owner accepts what is on the screen. */
type Step = (world: World, rightful: boolean) => Dispatched
export type WeightedSteps = { weight: number; arbitrary: fc.Arbitrary<Step> }[]

export const people = [ana, bia, joao, obras]
export const anyone = fc.constantFrom(...people)
export const provider = fc.constantFrom(joao, obras)
export const projectId = fc.constantFrom(idOf('reforma'), idOf('muro'))

export const ownerOf = (world: World, project: string): Actor | undefined => people.find(({ id }) => id === world.projects.get(project)?.client_id)

export const inStatus = (world: World, wanted: ProjectStatus): Project | undefined =>
  [...world.projects.values()].find(({ status }) => status === wanted)

/** One of what there is, by any number. */
export const pick = <Row>(rows: Map<string, Row>, number: number): Row | undefined => [...rows.values()][number % Math.max(1, rows.size)]
