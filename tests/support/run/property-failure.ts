import fc from 'fast-check'

/** The message names the broken expectation, since reports lack causes; the cause stays for Vitest's difference. */
fc.configureGlobal({
  reporter(details) {
    if (!details.failed) return
    const runConfiguration = { ...details.runConfiguration, includeErrorInReport: true }
    throw new Error(fc.defaultReportMessage({ ...details, runConfiguration }), { cause: details.errorInstance })
  },
})
