/** Between two slices a slow phone answers a touch. */
const SLICE_MS = 8
const BATCH = 100

/** The first slice runs at once. Returns a function that stops the rest. */
export function inSlices<Item>(items: readonly Item[], work: (item: Item) => void, onEnd: () => void = () => undefined): () => void {
  let at = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  function slice(): void {
    const until = performance.now() + SLICE_MS
    do {
      for (const item of items.slice(at, at + BATCH)) work(item)
      at += BATCH
    } while (at < items.length && performance.now() < until)
    if (at < items.length) timer = setTimeout(slice)
    else onEnd()
  }
  slice()
  return () => clearTimeout(timer)
}
