import { execFileSync } from 'node:child_process'

/** Bytes of memory that a process holds now, as the operating system counts them. */
export const residentBytes = (pid: number): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024
