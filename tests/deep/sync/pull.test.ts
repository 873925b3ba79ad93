import { afterAll, beforeAll, test } from 'vitest'
import { returnAfterFlood } from '../../support/return-after-flood'
import { beginStory, type Story } from '../../support/story'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterAll(() => story.end())

test('[L2] a device that comes back after a thousand changes has all of its state, and its own unsent work besides', () =>
  returnAfterFlood(story, 900))
