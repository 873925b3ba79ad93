import { afterEach } from 'vitest'
import { unmountAll } from './ui/mount'

// Runs for each test file, while modules are shared by all files of a worker: a hook that one of them registers would hold in the first file alone.
afterEach(unmountAll)
