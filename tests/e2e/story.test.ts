import { tellStory } from './support/story'
import { test } from './support/test'

test('two people get from a demand to a running project and its chat, whatever network and server do', ({ stage, device, power }) =>
  tellStory({ stage, device, power }))
