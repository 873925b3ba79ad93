import { test } from 'vitest'
import { startFirefox } from './support/firefox'
import { tellStory } from './support/tell-story'
import { startWebKit } from './support/webkit'

test.each([
  ['Firefox', startFirefox],
  ['WebKitGTK', startWebKit],
])('in %s two people get from a demand with a photo to a running project, over a restart and a stopped server', (_, startBrowser) =>
  tellStory(startBrowser),
)
