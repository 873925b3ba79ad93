import fc from 'fast-check'

/**
 * A property that fails says in its message which expectation broke: what a run of all suites ends with has messages without causes.
 * The cause stays beside it, for the difference that Vitest prints.
 */
fc.configureGlobal({
  reporter(details) {
    if (!details.failed) return
    const runConfiguration = { ...details.runConfiguration, includeErrorInReport: true }
    throw new Error(fc.defaultReportMessage({ ...details, runConfiguration }), { cause: details.errorInstance })
  },
})
