export type Chunk = {
  name: string
  bytes: number
  imports: readonly string[]
  /** Gain of a page, or of a part loaded on use, for each byte less in this chunk. 0 for a chunk that only others import. */
  weight: number
  isKept?: boolean
}

/** Bytes that one file less is worth: a service worker fetches files one after the other, each in a round trip. */
const PER_FILE = 1_500
/** Bytes that one request less is worth to a page. */
const PER_REQUEST = 250

/** Chunks that become one file. `loadedBy` has a bit for each chunk that is loaded by itself, in their order. */
type Group = { names: string[]; bytes: number; imports: Set<Group>; loadedBy: bigint; isKept: boolean }
type Pair = { one: Group; other: Group; gain: number }

/**
 * Merges the pair with the greatest gain until none gains. A page may load a little more for far fewer requests. Groups never import each
 * other, even indirectly: whichever ran first would read unset names.
 */
export function mergedChunks(chunks: readonly Chunk[]): string[][] {
  const weightOf = weigher(chunks)
  /** Upper bound, without what either imports. */
  const gainAlone = (one: Group, other: Group): number => {
    const cost = (group: Group, newcomers: bigint) => (newcomers === 0n ? 0 : group.bytes * weightOf(newcomers))
    return (
      PER_FILE +
      PER_REQUEST * weightOf(one.loadedBy & other.loadedBy) -
      cost(one, other.loadedBy & ~one.loadedBy) -
      cost(other, one.loadedBy & ~other.loadedBy)
    )
  }
  /** Merging makes each page that loads one chunk load the other's imports too. */
  const gainOf = (one: Group, other: Group): number => {
    const all = one.loadedBy | other.loadedBy
    const cost = (group: Group) => (group.bytes + PER_REQUEST) * weightOf(all & ~group.loadedBy)
    return [...importedBy(one, other)].reduce((left, group) => left - cost(group), gainAlone(one, other))
  }

  const groups = groupsOf(chunks)
  const pairsOf = (group: Group, others: readonly Group[]): Pair[] =>
    others.map((other) => ({ one: group, other, gain: gainAlone(group, other) })).filter(({ gain }) => gain > 0)
  const all = [...groups].filter(canGrow)
  let pairs = all.flatMap((one, index) => pairsOf(one, all.slice(index + 1))).sort(byGain)

  for (let best = pairs.pop(); best; best = pairs.pop()) {
    const { one, other, gain } = best
    const now = gainOf(one, other)
    if (now < gain) {
      // Its turn comes when no other pair gains more.
      if (now > 0) insert({ one, other, gain: now }, pairs)
    } else if (!isImportedOnTheWay(one, other) && !isImportedOnTheWay(other, one)) {
      const others = [...groups].filter((group) => canGrow(group) && group !== one && group !== other)
      const merged = merge(one, other, groups)
      pairs = [...pairs.filter((pair) => groups.has(pair.one) && groups.has(pair.other)), ...pairsOf(merged, others)].sort(byGain)
    }
  }
  return [...groups].map(({ names }) => names)
}

function groupsOf(chunks: readonly Chunk[]): Set<Group> {
  const groups = new Map<string, Group>(
    chunks.map(({ name, bytes, isKept = false }) => [name, { names: [name], bytes, imports: new Set(), loadedBy: 0n, isKept }]),
  )
  for (const { name, imports } of chunks) {
    for (const imported of imports) {
      const group = groups.get(imported)
      if (group) groups.get(name)?.imports.add(group)
    }
  }
  chunks.filter(isLoaded).forEach(({ name }, index) => {
    const group = groups.get(name)
    for (const loaded of group ? [group, ...importedBy(group)] : []) loaded.loadedBy |= 1n << BigInt(index)
  })
  return new Set(groups.values())
}

function importedBy(...groups: Group[]): Set<Group> {
  const found = new Set<Group>()
  const visit = (group: Group) => {
    for (const imported of group.imports) {
      if (found.has(imported)) continue
      found.add(imported)
      visit(imported)
    }
  }
  groups.forEach(visit)
  return found
}

/** In one file, `one` and `other` would import a third that imports them. */
const isImportedOnTheWay = (one: Group, other: Group): boolean => importedBy(...[...one.imports].filter((imported) => imported !== other)).has(other)

function merge(one: Group, other: Group, groups: Set<Group>): Group {
  const loadedBy = one.loadedBy | other.loadedBy
  for (const group of importedBy(one, other)) group.loadedBy |= loadedBy
  const merged: Group = { names: [...one.names, ...other.names], bytes: one.bytes + other.bytes, imports: new Set(), loadedBy, isKept: false }
  for (const part of [one, other]) {
    groups.delete(part)
    for (const imported of part.imports) if (imported !== one && imported !== other) merged.imports.add(imported)
  }
  for (const { imports } of groups) {
    const wasThere = [imports.delete(one), imports.delete(other)]
    if (wasThere.includes(true)) imports.add(merged)
  }
  groups.add(merged)
  return merged
}

function weigher(chunks: readonly Chunk[]): (bits: bigint) => number {
  const weights = chunks.filter(isLoaded).map(({ weight }, index) => ({ bit: 1n << BigInt(index), weight }))
  const known = new Map<bigint, number>([[0n, 0]])
  return (bits) => {
    const before = known.get(bits)
    if (before !== undefined) return before
    const sum = weights.reduce((all, { bit, weight }) => (bits & bit ? all + weight : all), 0)
    known.set(bits, sum)
    return sum
  }
}

const isLoaded = ({ weight }: Chunk): boolean => weight > 0

const canGrow = ({ isKept }: Group): boolean => !isKept

const byGain = (a: Pair, b: Pair): number => a.gain - b.gain

/** Keeps the order of `byGain`. */
function insert(pair: Pair, pairs: Pair[]): void {
  let [from, to] = [0, pairs.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((pairs[middle]?.gain ?? 0) < pair.gain) from = middle + 1
    else to = middle
  }
  pairs.splice(from, 0, pair)
}
