const reportEveryMs = 5_000

/** Says what a long step does, shows that it goes on, and how long it took. `report` replaces the detail shown, such as '40 %'. */
export async function step<T>(title: string, work: (report: (detail: string) => void) => Promise<T>): Promise<T> {
  const start = Date.now()
  let detail = ''
  const elapsed = () => `${Math.round((Date.now() - start) / 1000)} s`
  console.info(`… ${title}`)
  const ticker = setInterval(() => console.info(`  still at it: ${[detail, elapsed()].filter(Boolean).join(', ')}`), reportEveryMs)
  try {
    const result = await work((next) => {
      detail = next
    })
    console.info(`✓ ${title} (${elapsed()})`)
    return result
  } catch (error) {
    console.info(`✗ ${title}`)
    throw error
  } finally {
    clearInterval(ticker)
  }
}
