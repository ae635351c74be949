// The search of `group-chunks.mjs`. Parts are files that a build makes without groups: modules that the same screens
// share. It joins parts until no page loads more files than the limit, each time the two that cost the least for the
// files they save. Cost is bytes that pages load without need, with what these import.

// Sets of pages are bits: this runs for some hundred thousand pairs of files, some hundred times.
const words = (count) => Math.ceil(count / 32)
const union = (one, other) => one.map((word, index) => word | other[index])
const without = (one, other) => one.map((word, index) => word & ~other[index])
const common = (one, other) => one.map((word, index) => word & other[index])

/** Calls with each page of a set. */
function forEachPage(set, call) {
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = set[word]; bits !== 0; bits &= bits - 1) call(word * 32 + 31 - Math.clz32(bits & -bits))
  }
}

/** The sum of the values of the pages in both sets, or only in the first. */
function sumOf(one, other, { values, onlyFirst }) {
  let sum = 0
  for (let word = 0; word < one.length; word += 1) {
    const second = onlyFirst ? ~other[word] : other[word]
    for (let bits = one[word] & second; bits !== 0; bits &= bits - 1)
      sum += values[word * 32 + 31 - Math.clz32(bits & -bits)]
  }
  return sum
}

/** How many of the cheapest pairs are examined with all that they import. */
const examined = 150

/**
 * Joins parts (`size`, `kind`, `imports` of indexes, `pages` as indexes, and `isFixed` for those that stay as they are);
 * returns lists of their indexes. `weights` and `limits` are by page, `perFile` is what a file costs by itself. It begins
 * with `start`, lists of indexes too.
 */
export function joinParts(parts, { weights, limits, others, perFile }, start) {
  const size = words(weights.length)
  const files = makeFiles(parts, start, size)
  for (const id of listCircular(files)) {
    // Its parts have changed since they were joined.
    const file = files.get(id)
    if (file.parts.length > 1)
      return joinParts(parts, { weights, limits, others, perFile }, [
        ...start.filter((list) => list !== file.parts),
        ...file.parts.map((part) => [part]),
      ])
  }
  spreadPages(files)
  const counts = weights.map(() => others)
  for (const { pages } of files.values()) forEachPage(pages, (page) => (counts[page] += 1))
  const state = { files, counts, weights, limits, perFile }
  joinSame(state)
  while (counts.some((count, page) => count > limits[page])) {
    const best = listCheapest(state)
      .map((pair) => examine(state, pair))
      .filter(({ gain }) => gain > 0)
      .toSorted((a, b) => a.score - b.score)
      .find(({ one, other }) => !isBetween(state, one, other) && !isBetween(state, other, one))
    if (!best) throw new Error(`No two files can be joined, and a page loads ${Math.max(...counts)}.`)
    join(state, best)
  }
  return [...files.values()].map((file) => file.parts)
}

/** The files of parts, by the index of their first part. */
function makeFiles(parts, start, size) {
  const idOf = new Map(start.flatMap((list) => list.map((part) => [part, list[0]])))
  return new Map(
    start.map((list) => {
      const [id] = list
      const pages = new Uint32Array(size)
      for (const page of list.flatMap((part) => parts[part].pages)) pages[page >> 5] |= 1 << (page & 31)
      const imports = new Set(list.flatMap((part) => parts[part].imports.map((needed) => idOf.get(needed))))
      imports.delete(id)
      const bytes = list.reduce((sum, part) => sum + parts[part].size, 0)
      const { kind, isFixed } = parts[id]
      return [id, { kind, isFixed, size: bytes, parts: list, pages, imports }]
    }),
  )
}

/** The files that import themselves through others. */
const listCircular = (files) =>
  [...files.keys()].filter((id) =>
    [...files.get(id).imports].some((needed) => closureOf({ files }, [needed]).has(id)),
  )

/** The pages that load a file also load what it imports. */
function spreadPages(files) {
  for (const id of files.keys()) {
    const { pages } = files.get(id)
    for (const needed of closureOf({ files }, [id]))
      files.get(needed).pages = union(files.get(needed).pages, pages)
  }
}

/** Joins the files that the same pages load, which costs nothing. */
function joinSame(state) {
  const known = new Map()
  for (const [id, { kind, pages, isFixed }] of state.files) {
    const key = `${kind} ${pages.join(' ')}`
    const one = known.get(key)
    if (isFixed) continue
    if (one === undefined) known.set(key, id)
    else if (!isBetween(state, one, id) && !isBetween(state, id, one)) join(state, { one, other: id, pages })
  }
}

/** What a file less is worth on each page: more where more are to be saved. */
const valuesOf = ({ counts, limits }) =>
  counts.map((count, page) => (count > limits[page] ? 1 + (count - limits[page]) / 6 : 0))

/** Bytes that pages load without need if two files are one. */
const costOf = ({ weights }, first, second) =>
  first.size * sumOf(second.pages, first.pages, { values: weights, onlyFirst: true }) +
  second.size * sumOf(first.pages, second.pages, { values: weights, onlyFirst: true })

/** The pairs that cost the least for what they save, without what they import. */
function listCheapest(state) {
  const open = [...state.files].filter(([, file]) => !file.isFixed)
  const values = valuesOf(state)
  const pairs = []
  for (const [at, [one, first]] of open.entries()) {
    for (const [other, second] of open.slice(at + 1)) {
      if (first.kind !== second.kind) continue
      const gain = sumOf(first.pages, second.pages, { values })
      if (gain > 0) pairs.push({ one, other, score: (costOf(state, first, second) + state.perFile) / gain })
    }
  }
  return pairs.toSorted((a, b) => a.score - b.score).slice(0, examined)
}

/** All that a file imports, directly or not. */
function closureOf({ files }, starts) {
  const found = new Set(starts)
  for (const id of found) for (const needed of files.get(id).imports) found.add(needed)
  for (const start of starts) found.delete(start)
  return found
}

function examine(state, { one, other }) {
  const first = state.files.get(one)
  const second = state.files.get(other)
  const pages = union(first.pages, second.pages)
  const full = state.counts.map((count, page) => (count >= state.limits[page] ? 1.5 : 0))
  let cost = costOf(state, first, second)
  let gain = sumOf(first.pages, second.pages, { values: valuesOf(state) })
  for (const id of closureOf(state, [one, other])) {
    const needed = state.files.get(id)
    cost +=
      (needed.size + state.perFile) * sumOf(pages, needed.pages, { values: state.weights, onlyFirst: true })
    gain -= sumOf(pages, needed.pages, { values: full, onlyFirst: true })
  }
  return { one, other, pages, gain, score: (cost + state.perFile) / gain }
}

/** Whether one file imports the other through a third: then they would import each other. */
function isBetween({ files }, from, to) {
  const found = new Set([...files.get(from).imports].filter((id) => id !== to))
  for (const id of found) {
    for (const needed of files.get(id).imports) {
      if (needed === to) return true
      found.add(needed)
    }
  }
  return false
}

function join(state, { one, other, pages }) {
  const { files, counts } = state
  const first = files.get(one)
  const second = files.get(other)
  forEachPage(common(first.pages, second.pages), (page) => (counts[page] -= 1))
  files.delete(other)
  for (const file of files.values()) if (file.imports.delete(other)) file.imports.add(one)
  for (const id of second.imports) first.imports.add(id)
  first.imports.delete(one)
  first.imports.delete(other)
  first.parts.push(...second.parts)
  first.size += second.size
  first.pages = pages
  for (const id of closureOf(state, [one])) {
    const needed = files.get(id)
    forEachPage(without(pages, needed.pages), (page) => (counts[page] += 1))
    needed.pages = union(needed.pages, pages)
  }
}

/**
 * Each file (a list of indexes of parts) after those that it imports, and those of more pages first. Where that leaves a choice,
 * a file is also after those whose names its modules import and never use (`mentions` of a part): it would take them along.
 */
export function sortByImports(parts, files) {
  const fileOf = new Map(files.flatMap((list) => list.map((part) => [part, list])))
  const listFiles = (file, name) =>
    new Set(file.flatMap((part) => parts[part][name].map((needed) => fileOf.get(needed))))
  const countPages = (list) => new Set(list.flatMap((part) => parts[part].pages)).size
  const byPages = files.toSorted((a, b) => countPages(b) - countPages(a))
  const earlier = new Map(byPages.map((file) => [file, listFiles(file, 'imports')]))
  for (const file of byPages)
    for (const needed of listFiles(file, 'mentions'))
      if (!isAfter(earlier, needed, file)) earlier.get(file).add(needed)
  const sorted = new Set()
  const open = new Set()
  const add = (file) => {
    if (open.has(file)) return
    open.add(file)
    for (const needed of earlier.get(file)) add(needed)
    sorted.add(file)
  }
  for (const file of byPages) add(file)
  return [...sorted]
}

/** Whether a file has to come after another one, by what each has to come after. */
function isAfter(earlier, file, other) {
  const found = new Set([file])
  // Iterating over a set includes entries added meanwhile.
  for (const each of found) for (const needed of earlier.get(each)) found.add(needed)
  return found.has(other)
}
