import { readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** Milliseconds that all threads of a process have computed so far, as Linux counts them. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Behind the name, which may have spaces; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1_000
}
