import { readdirSync, readFileSync } from 'node:fs'

/** Linux's tick in /proc. */
const TICK_MS = 10

type Stat = { pid: number; parent: number; ticks: number }

/** Milliseconds of a process and all it started, ended ones included; undefined without /proc. Only differences count. */
export function processorTime(root = process.pid): number | undefined {
  const stats = readStats()
  if (stats.length === 0) return undefined
  const ticksUnder = (parent: number): number =>
    stats.filter((stat) => stat.parent === parent).reduce((sum, { pid, ticks }) => sum + ticks + ticksUnder(pid), 0)
  const own = stats.find(({ pid }) => pid === root)?.ticks ?? 0
  return (own + ticksUnder(root)) * TICK_MS
}

function readStats(): Stat[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readStat(Number(name)))
  } catch {
    return []
  }
}

/** Undefined for a process that has just ended. */
function readStat(pid: number): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces; then state, parent, and from the twelfth its own time and its ended children's.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid, parent: Number(fields[1]), ticks }]
  } catch {
    return []
  }
}
