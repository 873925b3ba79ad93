import { onTestFinished, test } from 'vitest'
import type { Device } from './device'
import { eventually } from './eventually'
import { type accepts, type First, healed, paths, prepare, rewinding } from './rewinding'
import { beginStory } from './story'

/** Once all is queued again, what follows is the same whatever came first: only the pull's own test goes on from there. */
export function testKilledAnywhere(first: First): void {
  const name = `[P11] a device that is killed between any two writes after it first asked a restored server by ${first} gives back what was lost`
  test(name, { timeout: 7_200_000 }, async () => {
    const story = await beginStory()
    onTestFinished(() => story.end())
    const scene = await rewinding(story)
    const { client, restore, accepting } = scene
    await prepare(client, first)
    const recorded = await client.record()
    await client.end()
    let isLast = false
    for (let writes = 0; !isLast; writes++) {
      await restore()
      const dying = await story.device(client.person, { recorded, diesAfterWrites: writes, first: paths[first] })
      if (first === 'acceptance') await eventually(async () => (await isTaken(dying, accepting)) || (await dying.isDead()), Boolean)
      await eventually(async () => (await isCalm(dying).catch(() => false)) || (await dying.isDead()), Boolean)
      const died = await dying.isDead()
      const left = await dying.record()
      await dying.kill()
      const next = await story.device(client.person, { recorded: left })
      isLast = !died || (first !== 'pull' && (await next.position()).isRewound === false)
      if (first === 'acceptance') await eventually(() => isTaken(next, accepting), Boolean)
      await healed(scene, next, first)
      await next.end()
    }
  })
}

/** The acceptance went through, now or in an earlier life. */
async function isTaken(device: Device, accepting: Parameters<typeof accepts>[1]): Promise<boolean> {
  const answer = await device.accept(accepting).catch(() => ({ ok: false, code: 'dead' }))
  return answer.ok || ('code' in answer && answer.code === 'project_closed')
}

/** All that a rewind asks of the device is done. */
async function isCalm(device: Device): Promise<boolean> {
  await device.tryNow()
  const { isRewound, sweeping } = await device.position()
  if (isRewound !== false || sweeping.length > 0) return false
  return (await device.outbox()).every(({ state }) => state === 'done') && (await device.uploads()).length === 0
}
