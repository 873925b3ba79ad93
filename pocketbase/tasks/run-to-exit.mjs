// Node's own modules only, before the packages are installed.

const oldestNode = { major: 20, minor: 19 }

/** A failure ends this process with 1; a TaskFailure's message stands for itself. @param {() => Promise<unknown>} task */
export async function runToExit(task) {
  try {
    checkNode()
    await task()
  } catch (error) {
    const isExpected = error instanceof Error && error.name === 'TaskFailure'
    process.stderr.write(`\n${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exit(1)
  }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return
  throw taskFailure(`Node ${process.versions.node} is too old: install Node ${oldestNode.major}.${oldestNode.minor} or newer, then run this again.`)
}

/** @param {string} message */
export function taskFailure(message) {
  return Object.assign(new Error(message), { name: 'TaskFailure' })
}
