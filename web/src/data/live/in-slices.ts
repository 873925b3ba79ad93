/** A slow phone's page answers a touch between two slices of so long. */
const SLICE_MS = 8
/** So many items are never parted. */
const BATCH = 100

/** Does something with each item of a list that may have thousands, in slices, the first at once. Returns what ends it before. */
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
