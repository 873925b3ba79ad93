/** How one test ended, whichever runner ran it. `file` is relative to the project; `name` is whole, with its groups. */
export type TestResult = {
  file: string
  name: string
  state: 'passed' | 'failed' | 'skipped'
  wallMs: number
  /** Time of the worker and all processes that it started, browsers and servers included; absent where the system does not tell it. */
  processorMs?: number
  /** It failed, and passed as it ran once more. */
  isFlaky?: boolean
  /** The first lines of what a failed test says, of a flaky one its first failure. */
  message?: string
}

/** A runner's report: its tests, and whether it failed for another reason than one of them. */
export type Outcome = { tests: TestResult[]; isBroken: boolean }

const LINES = 6

/** The first lines of a runner's failure, indented. */
export const firstLines = (message: string): string =>
  message
    .split('\n', LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/** The name that the failure of a file has which could not be loaded or prepared. */
export const PREPARATION = 'its preparation'
