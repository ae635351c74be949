// Weighs arrangements of parts in files for `chunk-refine.mjs`, some million times: sets are bits, and a move changes only what
// it touches.

/** Bits of the number of files that a page loads. */
const planes = 6

/**
 * How many bytes all pages load, each times the weight of its page. `fileOf` has the file of each part and changes with
 * `move`. `weigh` is infinite if files import each other, or if a page loads too many.
 */
export function makeScale(parts, fileOf, { weights, limits, others, perFile, size }) {
  const words = Math.ceil(size / 32)
  const pageWords = Math.ceil(weights.length / 32)
  const importers = parts.map(() => [])
  for (const [part, { imports }] of parts.entries())
    for (const needed of imports) importers[needed].push(part)
  const sizes = new Float64Array(size)
  const members = new Int32Array(size)
  /** How many parts of a file import from another file, and how many of a file's parts a page needs. */
  const links = new Int32Array(size * size)
  const needs = new Int32Array(size * pageWords * 32)
  const imports = new Int32Array(size * words)
  const own = new Int32Array(size * pageWords)
  const loaded = new Int32Array(size * pageWords)
  const counts = new Int32Array(planes * pageWords)
  const most = new Int32Array(planes * pageWords)
  const states = new Uint8Array(size)
  const order = new Int32Array(size)
  let ordered = 0
  for (const [page, limit] of limits.entries()) {
    for (let plane = 0; plane < planes; plane += 1)
      if (((limit - others) >> plane) & 1) most[plane * pageWords + (page >> 5)] |= 1 << (page & 31)
  }
  /** The weights of eight pages, by the bits of these. */
  const weightOf = new Float64Array(pageWords * 4 * 256)
  for (let index = 0; index < weightOf.length; index += 1) {
    for (let bit = 0; bit < 8; bit += 1)
      if ((index >> bit) & 1) weightOf[index] += weights[(index >> 8) * 8 + bit] ?? 0
  }

  function link(from, to, change) {
    if (from === to || from < 0 || to < 0) return
    const at = from * size + to
    const before = links[at]
    links[at] = before + change
    if (before === 0) imports[from * words + (to >> 5)] |= 1 << (to & 31)
    else if (before + change === 0) imports[from * words + (to >> 5)] &= ~(1 << (to & 31))
  }

  /** Adds a part to a file, or takes it out with -1. */
  function put(part, file, change) {
    const { size: bytes, imports: needed, pages } = parts[part]
    sizes[file] += bytes * change
    members[file] += change
    for (let at = 0; at < needed.length; at += 1) link(file, fileOf[needed[at]], change)
    const needing = importers[part]
    for (let at = 0; at < needing.length; at += 1) link(fileOf[needing[at]], file, change)
    for (let at = 0; at < pages.length; at += 1) {
      const page = pages[at]
      const before = needs[file * pageWords * 32 + page]
      needs[file * pageWords * 32 + page] = before + change
      if (before === 0) own[file * pageWords + (page >> 5)] |= 1 << (page & 31)
      else if (before + change === 0) own[file * pageWords + (page >> 5)] &= ~(1 << (page & 31))
    }
  }

  function move(part, file) {
    put(part, fileOf[part], -1)
    fileOf[part] = file
    put(part, file, 1)
  }

  /** Puts a file after all that it imports; false if it imports itself that way. */
  function arrange(file) {
    states[file] = 1
    for (let word = 0; word < words; word += 1) {
      for (let left = imports[file * words + word]; left !== 0; left &= left - 1) {
        const needed = word * 32 + 31 - Math.clz32(left & -left)
        const state = states[needed]
        if (state === 1 || (state === 0 && !arrange(needed))) return false
      }
    }
    states[file] = 2
    order[ordered] = file
    ordered += 1
    return true
  }

  /** The pages that load a file also load what it imports. Returns the sum of their weights. */
  function load(file) {
    const first = file * pageWords
    for (let word = 0; word < words; word += 1) {
      for (let left = imports[file * words + word]; left !== 0; left &= left - 1) {
        const needed = (word * 32 + 31 - Math.clz32(left & -left)) * pageWords
        for (let at = 0; at < pageWords; at += 1) loaded[needed + at] |= loaded[first + at]
      }
    }
    let weight = 0
    for (let at = 0; at < pageWords; at += 1) {
      const bits = loaded[first + at]
      const table = at * 1024
      weight +=
        weightOf[table + (bits & 255)] +
        weightOf[table + 256 + ((bits >>> 8) & 255)] +
        weightOf[table + 512 + ((bits >>> 16) & 255)] +
        weightOf[table + 768 + (bits >>> 24)]
      // Counts one more file for each of these pages, with carries.
      let carry = bits
      for (let plane = 0; carry !== 0 && plane < planes; plane += 1) {
        const index = plane * pageWords + at
        const before = counts[index]
        counts[index] = before ^ carry
        carry &= before
      }
      if (carry !== 0) return Infinity
    }
    return weight
  }

  function isWithinLimits() {
    for (let at = 0; at < pageWords; at += 1) {
      let more = 0
      let same = -1
      for (let plane = planes - 1; plane >= 0; plane -= 1) {
        const count = counts[plane * pageWords + at]
        const limit = most[plane * pageWords + at]
        more |= same & count & ~limit
        same &= ~(count ^ limit)
      }
      if (more !== 0) return false
    }
    return true
  }

  function weigh() {
    states.fill(0)
    ordered = 0
    for (let file = 0; file < size; file += 1)
      if (members[file] > 0 && states[file] === 0 && !arrange(file)) return Infinity
    counts.fill(0)
    loaded.set(own)
    let cost = 0
    // Whatever imports a file comes before it.
    for (let at = ordered - 1; at >= 0; at -= 1) cost += (sizes[order[at]] + perFile) * load(order[at])
    return isWithinLimits() ? cost : Infinity
  }

  // A link counts with the later of its two parts: the first is not there yet when the earlier one is put.
  const target = Int32Array.from(fileOf)
  fileOf.fill(-1)
  for (const part of parts.keys()) {
    fileOf[part] = target[part]
    put(part, target[part], 1)
  }
  return { move, weigh }
}
