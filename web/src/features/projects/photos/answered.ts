const STEP_MS = 1_000
/** A large photo takes a slow phone seconds. */
const MOST_STEPS = 30

/** 'silent' after too long. Timer steps, since a suspended page runs none. */
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
