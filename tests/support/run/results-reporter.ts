import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { FullConfig, TestCase as Story, Suite } from '@playwright/test/reporter'
import type { SerializedError, TestCase, TestModule } from 'vitest/node'
import { paths } from '../../../pocketbase/tasks/paths'
import { firstLines, PREPARATION, type TestResult } from './test-result'

/** Into the file of CANTEIRO_RESULTS. */
export default class ResultsReporter {
  private stories: Suite | undefined

  /** Vitest's. A file that failed to load or prepare is a failed test. */
  onTestRunEnd(modules: readonly TestModule[]): void {
    write(modules.flatMap((module) => [...unprepared(module), ...Array.from(module.children.allTests(), (test) => ofTest(module, test))]))
  }

  /** Playwright's, as is the next. */
  onBegin(_config: FullConfig, stories: Suite): void {
    this.stories = stories
  }

  onEnd(): void {
    write((this.stories?.allTests() ?? []).map(ofStory))
  }
}

function write(results: TestResult[]): void {
  const { CANTEIRO_RESULTS: path } = process.env
  if (path) writeFileSync(path, JSON.stringify(results))
}

const fileOf = (path: string): string => relative(paths.root, path)

function unprepared(module: TestModule): TestResult[] {
  const [error] = [module, ...module.children.allSuites()].flatMap((group) => group.errors())
  return error ? [{ file: fileOf(module.moduleId), name: PREPARATION, state: 'failed', wallMs: 0, message: wordsOf(error) }] : []
}

function ofTest(module: TestModule, test: TestCase): TestResult {
  const { state, errors = [] } = test.result()
  const { duration: wallMs = 0, flaky: isFlaky = false } = test.diagnostic() ?? {}
  const message = errors[0] && wordsOf(errors[0])
  return {
    ...{ file: fileOf(module.moduleId), name: test.fullName, state: state === 'pending' ? 'skipped' : state, wallMs, isFlaky },
    ...test.meta(),
    ...(message && { message }),
  }
}

/** Places in our files: a hanging test's raw stack names only Vitest's. */
const wordsOf = ({ message, stacks = [] }: SerializedError): string =>
  firstLines([message, ...stacks.map(({ file, line }) => `at ${fileOf(file)}:${line}`)].join('\n'))

const states = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const

function ofStory(story: Story): TestResult {
  const outcome = story.outcome()
  const processor = story.annotations.find(({ type }) => type === 'processorMs')?.description
  const message = story.results.find(({ error }) => error)?.error?.message
  return {
    file: fileOf(story.location.file),
    name: story.title,
    state: states[outcome],
    wallMs: story.results.reduce((sum, { duration }) => sum + duration, 0),
    isFlaky: outcome === 'flaky',
    ...(processor && { processorMs: Number(processor) }),
    ...(message && { message: firstLines(message) }),
  }
}
