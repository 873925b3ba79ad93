import { test } from 'vitest'
import { startFirefox } from './support/firefox'
import { tellStory } from './support/tell-story'

test('in Firefox two people get from a demand with a photo to a running project, over a restart and a stopped server', () => tellStory(startFirefox))
