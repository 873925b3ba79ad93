import { readdirSync, readFileSync } from 'node:fs'

/** A tick of Linux's clock in /proc, in milliseconds. */
const TICK_MS = 10

type Stat = { pid: number; parent: number; ticks: number }

/**
 * Processor time in milliseconds that a process and all that it started have used so far, ended ones included; undefined where there is no /proc. Only differences mean
 * something.
 */
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

/** Nothing for a process that has ended since it was listed. */
function readStat(pid: number): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // A program's name stands in parentheses and may hold spaces. After it: state, parent, and from the twelfth on its own time and that of its ended children.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid, parent: Number(fields[1]), ticks }]
  } catch {
    return []
  }
}
