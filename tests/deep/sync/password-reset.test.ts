import { afterAll, beforeAll, test } from 'vitest'
import { beginStory, type Story } from '../../support/story'
import { streamAfterSession } from '../../support/stream-after-session'

let story: Story

beforeAll(async () => {
  story = await beginStory()
})
afterAll(() => story.end())

test('[A1] a device whose session has ended asks for no stream in the six seconds that follow', () => streamAfterSession(story, 6_000))
