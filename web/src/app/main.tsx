import '../styles/global.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { watchLoads } from './load-failure'
import { createRouter, whenReady } from './router'
import { registerWorker } from './update'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

watchLoads()
const router = createRouter()
// The static shell of index.html stays until the first screen can take its place.
void whenReady(router).then(() => createRoot(root).render(<App router={router} />))
registerWorker().catch((error: unknown) => console.info('The service worker could not be registered.', error))
