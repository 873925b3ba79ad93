import fc from 'fast-check'
import { commands } from '#domain/commands'
import { NOW } from '../builders'
import { World } from '../world'
import { conversationSteps } from './conversations'
import { projectSteps } from './projects'
import { proposalSteps } from './proposals'
import type { Dispatched } from './step'
import { workSteps } from './works'

/** Random histories over a small world: two clients, two providers, two projects. */

const step = fc.record({
  secondsLater: fc.integer({ min: -3, max: 3 }),
  rightful: fc.nat(2).map((chance) => chance > 0),
  dispatch: fc.oneof(...projectSteps, ...proposalSteps, ...workSteps, ...conversationSteps),
})
const histories = fc.array(step, { minLength: 20, maxLength: 60, size: 'max' })

/** Runs one command as the server does. */
export function dispatch(world: World, { me, verb, args }: Dispatched, now: string) {
  const command = commands[verb].prepare(args)
  if (!command) throw new Error(`malformed ${verb}: ${JSON.stringify(args)}`)
  const decision = command.decide(world.load(command.reads(me), me), me, now, now)
  if (decision.ok) for (const change of decision.changes) world.apply(change)
  return decision
}

export type Moment = { world: World; before: ReturnType<World['snapshot']>; given: Dispatched; now: string; decision: ReturnType<typeof dispatch> }

/** Runs random histories, each by a clock that wobbles, and checks every moment of them; a seed makes them the same each time. */
export function everyMoment(check: (moment: Moment) => void, fixed: { seed?: number; numRuns?: number } = {}): void {
  fc.assert(
    fc.property(histories, (steps) => {
      const world = new World()
      let clock = Date.parse(NOW)
      for (const { secondsLater, rightful, dispatch: make } of steps) {
        clock += secondsLater * 1_000
        const now = new Date(clock).toISOString()
        const before = world.snapshot()
        const given = make(world, rightful)
        const decision = dispatch(world, given, now)
        check({ world, before, given, now, decision })
      }
    }),
    { numRuns: 100, ...fixed },
  )
}
