import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Change = readonly [pattern: RegExp, replacement: string]

const changes: readonly Change[] = [
  // Caches the results of a function during a run.
  [
    /function\(e\)\{return e=\(0,\w+\.default\)\(e\),axe\._memoizedFns\.push\(e\),e\}/,
    'function(e){e=memoize(e);axe._memoizedFns.push(e);return e}',
  ],
  // Parses a selector.
  [
    /function (\w+)\(e\)\{e=(\w+)\.parse\(e\);return (\w+)\(e\.selectors\|\|\[e\]\)\}/,
    'const parse$1=memoize(function(e){e=$2.parse(e);return $3(e.selectors||[e])});function $1(e){return parse$1(e)}',
  ],
]

/**
 * Changes what must be there exactly once. Another version of axe may be written differently: leave out what it makes fail,
 * because it only saves time.
 */
function change(text: string, [pattern, replacement]: Change): string {
  const changed = text.replace(pattern, replacement)
  if (changed === text || pattern.test(changed)) throw new Error(`axe does not have exactly one ${pattern}`)
  return changed
}

export const originalAxe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** V8 keeps a text with a single character beyond ASCII as two bytes a character, and reads it more slowly. */
const inAscii = (text: string) =>
  text.replaceAll(
    /[\u0080-\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/**
 * The axe script, changed to run faster with the same results. Axe stores the private fields of its colors in weak maps
 * created at load: here they are stored on the colors themselves. It parses each selector and the color of each element
 * again, although there are a few dozen: here each is parsed once. It finds a cached result by comparing its key with
 * all others, which are thousands on a long page: here it is looked up. It also copies the source of every element that
 * it looks at, which no one reads.
 */
export const axeSource = `((OwnMap, OwnSet) => {
  class Field {
    key = Symbol()
    has(object) { return this.key in object }
    get(object) { return object[this.key] }
    set(object, value) { object[this.key] = value; return this }
    add(object) { return this.set(object, true) }
  }
  function memoize(compute) {
    const { length } = compute
    let results = new Map()
    function memoized(...args) {
      let found = results
      for (let index = 0; index < length - 1; index += 1) {
        if (!found.has(args[index])) found.set(args[index], new Map())
        found = found.get(args[index])
      }
      const last = length === 0 ? undefined : args[length - 1]
      if (!found.has(last)) found.set(last, compute.apply(this, args))
      return found.get(last)
    }
    memoized.clear = () => { results = new Map() }
    return memoized
  }
  let WeakMap = Field
  let WeakSet = Field
  ${changes.reduce(change, inAscii(originalAxe))}
  WeakMap = OwnMap
  WeakSet = OwnSet
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map()
  prototype.parseString = function (text) {
    const color = known.get(text)
    if (color) return Object.assign(this, color)
    parseString.call(this, text)
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    return this
  }
  axe.configure({ noHtml: true })
})(WeakMap, WeakSet)`
