// Improves what `chunk-search.mjs` found: joining two files at a time never takes a part out of a file again. It moves one part
// after another to another file, keeps what makes pages load less, and at first also some moves that make them load more,
// fewer and fewer of them, so that it gets past the first arrangement that no single move improves (simulated annealing).
import { makeScale } from './chunk-scale.mjs'

/** How many moves are tried. */
const moves = 2_000_000
/** How much worse, in weighted bytes, a move may be that is often kept, at the beginning and at the end. */
const warmth = { first: 20_000, last: 20 }
/** Empty files of each kind, so that a part can also get one of its own. */
const spare = 40

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
  for (let count = 0; count < spare; count += 1) kinds.push('code', 'texts')
  const movable = [...pieces.keys()].filter((piece) => kinds[fileOf[piece]] !== null)
  const places = groupBy([...kinds.keys()], (file) => kinds[file])
  const scale = makeScale(joinPieces(parts, pieces), fileOf, { ...rules, size: kinds.length })
  let cost = scale.weigh()
  let best = { cost, fileOf: fileOf.slice() }
  for (let move = 0; move < moves; move += 1) {
    const heat = warmth.first * (warmth.last / warmth.first) ** (move / moves)
    const piece = pick(movable)
    const before = fileOf[piece]
    const target = pick(places.get(kinds[before]))
    if (target === before) continue
    scale.move(piece, target)
    const after = scale.weigh()
    if (after > cost && random() >= Math.exp((cost - after) / heat)) scale.move(piece, before)
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
  const joined = pieces.map(({ list }) => ({
    size: list.reduce((sum, part) => sum + parts[part].size, 0),
    pages: parts[list[0]].pages,
    imports: [...new Set(list.flatMap((part) => parts[part].imports.map((needed) => pieceOf.get(needed))))],
  }))
  return joined.map((piece, index) => ({ ...piece, imports: listDirect(joined, index) }))
}

/** The imports of a piece that no other import of it brings along: those change nothing. */
function listDirect(pieces, index) {
  const direct = pieces[index].imports.filter((needed) => needed !== index)
  const along = new Set(direct.flatMap((needed) => pieces[needed].imports.filter((each) => each !== needed)))
  for (const each of along) for (const needed of pieces[each].imports) if (needed !== each) along.add(needed)
  return direct.filter((needed) => !along.has(needed))
}

function groupBy(list, keyOf) {
  const groups = new Map()
  for (const each of list) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return groups
}
