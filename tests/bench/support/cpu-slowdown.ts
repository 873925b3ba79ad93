/** Machines' indexes, and how much slower a middling phone is. https://github.com/patrickhulce/lighthouse-cpu-throttling-calculator */
const known = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1_300, slowdown: 3 },
  { index: 2_000, slowdown: 6 },
] as const

/** To slow this machine to that phone, however busy it is. `index` is Lighthouse's benchmarkIndex. */
export function cpuSlowdown(index: number): number {
  for (const [at, { index: below, slowdown: least }] of known.entries()) {
    const next = known[at + 1]
    if (next && index < next.index) return Math.max(1, least + ((index - below) / (next.index - below)) * (next.slowdown - least))
  }
  const [{ index: fast, slowdown: fastest }, { index: faster, slowdown: most }] = [known[2], known[3]]
  return fastest + ((index - fast) / (faster - fast)) * (most - fastest)
}
