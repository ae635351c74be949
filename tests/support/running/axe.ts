import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const minified = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * The axe script, changed to run a third faster with the same results. Axe stores the private fields of its colors in
 * weak maps created at load: here they are stored on the colors themselves. It also parses every color of every
 * element again, although a page has a few dozen: here each is parsed once.
 */
const axeSource = `((OwnMap, OwnSet) => {
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

/** WCAG 2.2 AA, and what is good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe leaves off by default. */
const furtherRules = ['target-size', 'label-content-name-mismatch']

/** Rules that check colors. */
const colorRules = ['color-contrast', 'link-in-text-block']

type AxeSettings = {
  /** Checks only this part, such as a dialog over partly covered controls. */
  only?: string | undefined
  /** Colors are skipped if another width covers them. */
  withoutColors?: boolean
}

const setAll = (rules: readonly string[], enabled: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled }]))

/**
 * Runs axe in the page and returns only its violations: the builder of @axe-core/playwright also transfers everything
 * that passed, which doubled the time.
 */
async function findViolations(page: Page, only: string | undefined, options: axe.RunOptions) {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axeSource)
  // Fading elements have too little contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const context = only === undefined ? 'document' : JSON.stringify({ include: [only] })
  // The security policy allows no frames to check.
  const how = JSON.stringify({ ...options, resultTypes: ['violations'], iframes: false })
  return page.evaluate<axe.Result[]>(`axe.run(${context}, ${how}).then(({ violations }) => violations)`)
}

/** What axe finds on the page in its current state. Dark mode only changes the colors, so it checks only them there. */
export async function listViolations(page: Page, settings: AxeSettings = {}): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const options: axe.RunOptions = isDark
    ? { runOnly: { type: 'rule', values: colorRules } }
    : {
        runOnly: { type: 'tag', values: tags },
        rules: {
          ...setAll(furtherRules, true),
          ...(settings.withoutColors && setAll(colorRules, false)),
        },
      }
  return (await findViolations(page, settings.only, options)).flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  )
}
