import type { Bench } from './comparison'
import { type Measuring, measured } from './measured'
import { type Report, wordsOf } from './report'
import { createStage, type Stage } from './stage'

/** Prints findings; a failing part does not stop the others. */
export async function runBenches(benches: readonly Bench[], measuring: Measuring): Promise<Report[]> {
  const shared = createStage()
  const reports: Report[] = []
  try {
    for (const bench of benches) reports.push(await run(bench, measuring, shared.site))
  } finally {
    await shared.end()
  }
  tell(reports)
  return reports
}

async function run({ name, title, comparisons }: Bench, measuring: Measuring, site: Stage['site']): Promise<Report> {
  console.info(`\n── ${name}: ${title}`)
  const stage = createStage()
  const report: Report = { title, measured: [], busy: [] }
  try {
    for (const comparison of await comparisons({ ...stage, site })) {
      const { rows, isBusy } = await measured(comparison, measuring)
      for (const row of rows) console.info(`  ${wordsOf(row).join('   ')}${isBusy ? '   not measured: busy' : ''}`)
      if (isBusy) report.busy.push(comparison.name)
      else report.measured.push(...rows)
    }
  } catch (error) {
    console.info(`  It failed: ${error instanceof Error ? error.stack : error}`)
    report.failure = error instanceof Error ? error.message.split('\n', 1).join('') : String(error)
  } finally {
    await stage.end()
  }
  return report
}

function tell(reports: readonly Report[]): void {
  const missed = reports
    .flatMap((report) => report.measured)
    .flatMap(({ goals }) => goals)
    .filter(({ isMet }) => !isMet).length
  const busy = reports.flatMap((report) => report.busy).length
  const failed = reports.filter(({ failure }) => failure !== undefined).length
  const found = [
    missed > 0 && `${missed} goals are missed`,
    busy > 0 && `${busy} comparisons were not measured: busy`,
    failed > 0 && `${failed} parts failed`,
  ]
  const said = found.filter(Boolean).join('; ')
  console.info(said === '' ? '\nEvery goal is met.' : `\n${said}.`)
  if (said !== '') process.exitCode = 1
}
