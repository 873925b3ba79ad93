/** `file` is relative to the project; `name` includes its groups. */
export type TestResult = {
  file: string
  name: string
  state: 'passed' | 'failed' | 'skipped'
  wallMs: number
  /** The worker and all processes it started; absent where unknown. */
  processorMs?: number
  isFlaky?: boolean
  /** A flaky test's first failure. */
  message?: string
}

/** `isBroken`: failed for another reason than a test. */
export type Outcome = { tests: TestResult[]; isBroken: boolean }

const LINES = 6

/** Indented. */
export const firstLines = (message: string): string =>
  message
    .split('\n', LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/** Failure of loading or preparing a file. */
export const PREPARATION = 'its preparation'
