const STEP_MS = 1_000
/** A large photo takes a slow phone some seconds. */
const MOST_STEPS = 30

/** Result of a job, or 'silent' when it takes longer than any photo should. Counts timer steps, since a page that the system suspends runs none. */
export async function answered<T>(job: Promise<T>): Promise<T | 'silent'> {
  let steps = 0
  let counting: ReturnType<typeof setInterval> | undefined
  const silence = new Promise<'silent'>((resolve) => {
    counting = setInterval(() => ++steps >= MOST_STEPS && resolve('silent'), STEP_MS)
  })
  try {
    return await Promise.race([job, silence])
  } finally {
    clearInterval(counting)
  }
}
