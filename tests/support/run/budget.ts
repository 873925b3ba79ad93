import type { TestResult } from './test-result'

/** Seconds on two free cores. */
const SECONDS = { test: 5, story: 60, file: 30 }
/** Judged by processor time, which load changes little, at three times the seconds: below is care, beyond a slip. */
const SLACK = 3
const SLOWEST = 10

const isStory = (file: string): boolean => file.startsWith('tests/e2e/')

/** One line each. */
export function overBudget(tests: readonly TestResult[]): string[] {
  const byFile = new Map<string, number>()
  for (const { file, processorMs = 0 } of tests) if (!isStory(file)) byFile.set(file, (byFile.get(file) ?? 0) + processorMs)
  return [
    ...tests.flatMap(({ file, name, processorMs = 0 }) => exceeding(`${file} › ${name}`, processorMs, isStory(file) ? SECONDS.story : SECONDS.test)),
    ...[...byFile].flatMap(([file, processorMs]) => exceeding(file, processorMs, SECONDS.file)),
  ]
}

function exceeding(name: string, processorMs: number, seconds: number): string[] {
  const limit = seconds * SLACK
  return processorMs > limit * 1000 ? [`${name}: ${inSeconds(processorMs)} of the processor, more than ${limit} s`] : []
}

export const slowestOf = (tests: readonly TestResult[]): string[] =>
  [...tests]
    .sort((a, b) => b.wallMs - a.wallMs)
    .slice(0, SLOWEST)
    .map(({ file, name, wallMs, processorMs }) => {
      const processor = processorMs === undefined ? '' : ` (${inSeconds(processorMs)} of the processor)`
      return `${inSeconds(wallMs).padStart(8)}${processor}  ${file} › ${name}`
    })

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
