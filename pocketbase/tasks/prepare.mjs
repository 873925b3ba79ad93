// Before the packages are installed: Node's own modules only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runToExit, taskFailure } from './run-to-exit.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const cache = join(root, 'node_modules/.cache')
const cacheAside = join(root, '.cache-aside')

/** Prepares the clone, then runs the module's default export. @param {URL} url @param {...unknown} args */
export async function runTask(url, ...args) {
  stopWithNpm()
  await runToExit(async () => {
    await installPackages()
    const { register } = await import('tsx/esm/api')
    register()
    const { default: task } = await import(url.href)
    await task(...args)
  })
}

/** npm's shell passes no SIGTERM on: when npm ends, only the parent's id changes. */
function stopWithNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 250).unref()
}

async function installPackages() {
  restoreCache()
  if (isInstalled()) return
  console.info('… Installing the packages (npm ci; a minute or two)')
  // npm ci would remove the built PocketBase, which takes a minute.
  if (existsSync(cache)) renameSync(cache, cacheAside)
  const code = await npmCi()
  restoreCache()
  if (code !== 0) throw taskFailure('npm ci failed (its own words are above). Check the network and the npm settings, then run this again.')
}

/** Also after an interrupted installation. */
function restoreCache() {
  if (existsSync(cacheAside) && existsSync(dirname(cache)) && !existsSync(cache)) renameSync(cacheAside, cache)
}

/** By npm's own record of what it installed. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || present[path]?.version === version || (optional && !present[path]),
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function packagesIn(lockfile) {
  const path = join(root, lockfile)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

async function npmCi() {
  // Its warnings ask for a newer Node than needed: docs/dependencies.md.
  const child = spawn('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  const leave = () => {
    // npm ignores SIGTERM. The next start notices half an installation.
    child.kill('SIGKILL')
    process.exit(1)
  }
  for (const signal of signals) process.on(signal, leave)
  const [code] = await once(child, 'exit')
  for (const signal of signals) process.off(signal, leave)
  return code
}
