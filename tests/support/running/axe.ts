import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const minified = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The axe script, changed to run a third faster with the same results. Axe stores the private fields of its colors in
 * weak maps created at load: here they are stored on the colors themselves. It also parses every color of every
 * element again, although a page has a few dozen: here each is parsed once.
 */
export const axeSource = `((OwnMap, OwnSet) => {
  class Field {
    key = Symbol()
    has(object) { return this.key in object }
    get(object) { return object[this.key] }
    set(object, value) { object[this.key] = value; return this }
    add(object) { return this.set(object, true) }
  }
  let WeakMap = Field
  let WeakSet = Field
  ${minified}
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
})(WeakMap, WeakSet)`
