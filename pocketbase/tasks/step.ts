const reportEveryMs = 5_000

/** Shows that the step goes on, and its duration. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now()
  const elapsed = () => `${Math.round((Date.now() - start) / 1000)} s`
  console.info(`… ${title}`)
  const ticker = setInterval(() => console.info(`  still at it: ${elapsed()}`), reportEveryMs)
  try {
    const result = await work()
    console.info(`✓ ${title} (${elapsed()})`)
    return result
  } catch (error) {
    console.info(`✗ ${title}`)
    throw error
  } finally {
    clearInterval(ticker)
  }
}
