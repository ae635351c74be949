// Improves what `chunk-search.mjs` found: joining two files at a time never takes a part out of a file again. It moves one part
// after another to another file, keeps what makes pages load less, and at first also some moves that make them load more,
// fewer and fewer of them, so that it gets past the first arrangement that no single move improves (simulated annealing).

/** How many moves are tried. */
const moves = 900_000
/** How much worse, in weighted bytes, a move may be that is often kept, at the beginning and at the end. */
const warmth = { first: 60_000, last: 20 }

/** Chance that is the same in every run. */
function makeRandom(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Moves parts between the files (lists of indexes of parts) and returns the best files that it finds. Parts of a file that the
 * same pages load move together.
 */
export function refine(parts, files, rules) {
  const random = makeRandom(1)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const pieces = files.flatMap((list, file) =>
    [...groupBy(list, (part) => parts[part].pages.join()).values()].map((list) => ({ file, list })),
  )
  const fileOf = Int32Array.from(pieces, ({ file }) => file)
  const kinds = files.map(([first]) => (parts[first].isFixed ? null : parts[first].kind))
  // Some empty files, so that a part can also get one of its own.
  for (let spare = 0; spare < 4; spare += 1) kinds.push('code', 'texts')
  const movable = [...pieces.keys()].filter((piece) => kinds[fileOf[piece]] !== null)
  const places = groupBy([...kinds.keys()], (file) => kinds[file])
  const weigh = makeScale(joinPieces(parts, pieces), { ...rules, size: kinds.length })
  let cost = weigh(fileOf)
  let best = { cost, fileOf: fileOf.slice() }
  for (let move = 0; move < moves; move += 1) {
    const heat = warmth.first * (warmth.last / warmth.first) ** (move / moves)
    const piece = pick(movable)
    const before = fileOf[piece]
    fileOf[piece] = pick(places.get(kinds[before]))
    if (fileOf[piece] === before) continue
    const after = weigh(fileOf)
    if (after > cost && random() >= Math.exp((cost - after) / heat)) fileOf[piece] = before
    else cost = after
    if (cost < best.cost) best = { cost, fileOf: fileOf.slice() }
  }
  return [...groupBy([...pieces.keys()], (piece) => best.fileOf[piece]).values()].map((list) =>
    list.flatMap((piece) => pieces[piece].list),
  )
}

/** The sizes, pages and imports of parts that move together. */
function joinPieces(parts, pieces) {
  const pieceOf = new Map(pieces.flatMap(({ list }, piece) => list.map((part) => [part, piece])))
  return pieces.map(({ list }) => ({
    size: list.reduce((sum, part) => sum + parts[part].size, 0),
    pages: parts[list[0]].pages,
    imports: [...new Set(list.flatMap((part) => parts[part].imports.map((needed) => pieceOf.get(needed))))],
  }))
}

function groupBy(list, keyOf) {
  const groups = new Map()
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return groups
}

/**
 * A function that says how many bytes all pages load, each times the weight of its page, if each part is in the given file.
 * Infinite if files import each other, or if a page loads too many.
 */
function makeScale(parts, { weights, limits, others, perFile, size }) {
  const words = Math.ceil(size / 32)
  const pageWords = Math.ceil(weights.length / 32)
  const pagesOf = parts.map(({ pages }) => {
    const set = new Uint32Array(pageWords)
    for (const page of pages) set[page >> 5] |= 1 << (page & 31)
    return set
  })
  const sizes = new Float64Array(size)
  const imports = new Uint32Array(size * words)
  const loaded = new Uint32Array(size * pageWords)
  const counts = new Int32Array(weights.length)
  const states = new Uint8Array(size)
  const order = new Int32Array(size)
  let ordered = 0

  /** Puts a file after all that it imports; false if it imports itself that way. */
  function arrange(file) {
    states[file] = 1
    for (let word = 0; word < words; word += 1) {
      for (let left = imports[file * words + word]; left !== 0; left &= left - 1) {
        const needed = word * 32 + 31 - Math.clz32(left & -left)
        if (states[needed] === 1 || (states[needed] === 0 && !arrange(needed))) return false
      }
    }
    states[file] = 2
    order[ordered] = file
    ordered += 1
    return true
  }

  function read(fileOf) {
    for (const all of [sizes, imports, loaded, states]) all.fill(0)
    for (let part = 0; part < parts.length; part += 1) {
      const file = fileOf[part]
      const { size: bytes, imports: needs } = parts[part]
      sizes[file] += bytes
      for (let at = 0; at < needs.length; at += 1) {
        const needed = fileOf[needs[at]]
        if (needed !== file) imports[file * words + (needed >> 5)] |= 1 << (needed & 31)
      }
      for (let word = 0; word < pageWords; word += 1) loaded[file * pageWords + word] |= pagesOf[part][word]
    }
    ordered = 0
  }

  /** The pages that load a file also load what it imports. Returns the sum of their weights. */
  function load(file) {
    for (let word = 0; word < words; word += 1) {
      for (let left = imports[file * words + word]; left !== 0; left &= left - 1) {
        const needed = word * 32 + 31 - Math.clz32(left & -left)
        for (let at = 0; at < pageWords; at += 1)
          loaded[needed * pageWords + at] |= loaded[file * pageWords + at]
      }
    }
    let weight = 0
    for (let word = 0; word < pageWords; word += 1) {
      for (let left = loaded[file * pageWords + word]; left !== 0; left &= left - 1) {
        const page = word * 32 + 31 - Math.clz32(left & -left)
        weight += weights[page]
        counts[page] += 1
      }
    }
    return weight
  }

  return (fileOf) => {
    read(fileOf)
    for (let file = 0; file < size; file += 1) if (states[file] === 0 && !arrange(file)) return Infinity
    counts.fill(others)
    let cost = 0
    // Whatever imports a file comes before it.
    for (let at = size - 1; at >= 0; at -= 1) cost += (sizes[order[at]] + perFile) * load(order[at])
    return counts.some((count, page) => count > limits[page]) ? Infinity : cost
  }
}
