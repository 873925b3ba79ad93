// Before the packages are installed: Node's own modules only.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const oldestNode = { major: 20, minor: 19 }
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const cache = join(root, 'node_modules/.cache')
const cacheAside = join(root, '.cache-aside')

/** Prepares the clone, then runs the module's default export. @param {URL} url @param {...unknown} args */
export async function runTask(url, ...args) {
  stopWithNpm()
  try {
    checkNode()
    await installPackages()
    const { register } = await import('tsx/esm/api')
    register()
    const { default: task } = await import(url.href)
    await task(...args)
  } catch (error) {
    const isExpected = error instanceof Error && error.name === 'TaskFailure'
    process.stderr.write(`\n${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  }
}

/** npm's shell passes no SIGTERM on: when npm ends, only the parent's id changes. */
function stopWithNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 250).unref()
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return
  throw taskFailure(`Node ${process.versions.node} is too old: install Node ${oldestNode.major}.${oldestNode.minor} or newer, then run this again.`)
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

/** @param {string} message */
function taskFailure(message) {
  return Object.assign(new Error(message), { name: 'TaskFailure' })
}
