import { afterAll, beforeAll } from 'vitest'
import type { TestServerOptions } from './server/pocketbase'
import { beginStory, type Story } from './story'

export function withStory(options?: TestServerOptions): Story {
  const story = {} as Story
  beforeAll(async () => void Object.assign(story, await beginStory(options)))
  afterAll(() => story.end())
  return story
}
