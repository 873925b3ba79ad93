import '../styles/global.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { recallRun } from '../data/session/browser-session'
import { showChosenTheme } from '../styles/chosen-theme'
import { App } from './app'
import { mendedAddress } from './mend-address'
import { watchInstall } from './pwa/install-offer'
import { watchLoads } from './pwa/load-failure'
import { registerWorker } from './pwa/update'
import { createRouter, whenReady } from './router'
import { stayOnDrop } from './stay-on-drop'
import { surviveTranslation } from './survive-translation'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

surviveTranslation()
showChosenTheme()
watchInstall()
watchLoads()
stayOnDrop()
// A task of its own: the importing module has just run all of the app's first modules.
setTimeout(async () => {
  history.replaceState(history.state, '', mendedAddress(location))
  await recallRun()
  const router = createRouter()
  // A transition renders in slices, between which one can scroll the shell or prerendered page.
  const firstScreen = whenReady(router)
  void firstScreen.then(() => startTransition(() => createRoot(root).render(<App router={router} />)))
  registerWorker(firstScreen).catch((error: unknown) => console.info('The service worker could not be registered.', error))
})
