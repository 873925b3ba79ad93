import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { TestServerOptions } from './server/pocketbase'
import { beginStory, type Story } from './story'

/** One server for a file's tests; devices end with their test. */
export function withStory(options?: TestServerOptions): Story {
  const story = {} as Story
  beforeAll(async () => void Object.assign(story, await beginStory(options)))
  afterEach(() => story.endDevices())
  afterAll(() => story.end())
  return story
}

/** A server for each test, which may put it back to an earlier moment. */
export function withStoryEach(): Story {
  const story = {} as Story
  beforeEach(async () => void Object.assign(story, await beginStory()))
  afterEach(() => story.end())
  return story
}
