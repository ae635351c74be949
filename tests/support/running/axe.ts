import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { axeSource } from './axe-source.ts'

/** WCAG 2.2 AA, and what is good practice beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe leaves off by default. */
const furtherRules = ['target-size', 'label-content-name-mismatch']

const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }])),
  resultTypes: ['violations'],
  // The security policy allows no frames to check.
  iframes: false,
}

/** In a page: waits until nothing fades, because then it has too little contrast. */
const stillness = `Promise.allSettled(
  document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished))`

/**
 * What axe finds on the page in its current state; with `only`, it checks only that part, such as a dialog over partly
 * covered controls. It returns only the violations: the builder of @axe-core/playwright also transfers everything that
 * passed, which doubled the time.
 */
export async function listViolations(page: Page, only?: string): Promise<string[]> {
  const context = only === undefined ? 'document' : JSON.stringify({ include: [only] })
  const run = `${stillness}
    .then(() => axe.run(${context}, ${JSON.stringify(options)}))
    .then(({ violations }) => violations)`
  const found =
    (await page.evaluate<axe.Result[] | null>(`'axe' in globalThis ? ${run} : null`)) ??
    (await page.evaluate<axe.Result[]>(`${axeSource};${run}`))
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  )
}
