import { afterEach, beforeEach, test } from 'vitest'
import { accepts, firsts, healed, paths, prepare, rewinding } from '../../support/rewinding'
import { beginStory, type Story } from '../../support/story'

/** A restore that takes back what a device has seen and done is never hidden from it, whichever of its requests the restored server answers first. */
let story: Story
beforeEach(async () => {
  story = await beginStory()
})
afterEach(() => story.end())

test.each(firsts)('[F7] a restored server that an open app first asks by %s: what was lost comes back, photo included', async (first) => {
  const scene = await rewinding(story)
  const { client, restore, accepting } = scene
  await prepare(client, first)
  await client.letFirst(paths[first])
  await restore()
  await client.loseAnswers('', 0)
  await client.online()
  if (first === 'acceptance') await accepts(client, accepting)
  await healed(scene, client, first)
})

test.each(firsts)('[F7] a restored server that an app first asks by %s when it is opened again: what was lost comes back', async (first) => {
  const scene = await rewinding(story)
  const { client, restore, accepting } = scene
  await prepare(client, first)
  await restore()
  await client.letFirst(paths[first])
  await client.crash()
  await client.loseAnswers('', 0)
  await client.online()
  if (first === 'acceptance') await accepts(client, accepting)
  await healed(scene, client, first)
})
