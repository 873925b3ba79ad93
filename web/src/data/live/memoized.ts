/** Computes once for each object: a list of thousands of documents changes by a few of them. */
export function memoized<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const known = new WeakMap<Given, { made: Made }>()
  return (given) => {
    const before = known.get(given)
    if (before) return before.made
    const made = make(given)
    known.set(given, { made })
    return made
  }
}
