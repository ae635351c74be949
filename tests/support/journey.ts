import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { startProduct } from './product.ts'

type WorkerFixtures = { product: string }
type TestFixtures = {
  /** Statuses this journey provokes on purpose; Chromium writes every refused request to the console. */
  refusals: readonly number[]
  faults: string[]
  /** Opens the browser of another person: no cookies in common, watched as the first. */
  openBrowser: () => Promise<Page>
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Records what must never happen on any page: a violated policy, an error nobody caught, a complaint in the console. */
async function watch(context: BrowserContext, faults: string[], refusals: readonly number[]): Promise<void> {
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    const refused = /status of (\d{3})/.exec(message.text())?.[1]
    if (!['error', 'warning'].includes(message.type()) || refusals.includes(Number(refused))) return
    faults.push(`console ${message.type()} at ${message.location().url}: ${message.text()}`)
  })
  await context.exposeBinding('tellViolation', (_, text: string) => faults.push(`policy violation: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(globalThis, 'tellViolation')
      const text = `${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`
      if (typeof tell === 'function') tell(text)
    })
  })
}

/** A journey: the built product with demo data, one for a worker, and a browser in which nothing may go wrong unseen. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product.url)
      await product.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ product }, use) => use(product),
  refusals: [[], { option: true }],
  faults: [
    async ({}, use) => {
      const faults: string[] = []
      await use(faults)
      expect(faults, 'nothing went wrong on any page').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, faults, refusals }, use) => {
    await watch(context, faults, refusals)
    await use(context)
  },
  openBrowser: async ({ browser, contextOptions, faults, product, refusals }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: product })
      contexts.push(context)
      await watch(context, faults, refusals)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/**
 * Expects that axe finds nothing against WCAG 2.2 AA on the page as it stands; with `only`, in that part, as in one that
 * lies over others and leaves slivers of their controls in sight.
 */
export async function expectAccessible(page: Page, only?: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // In the page itself and for violations alone: half the time, and the policy allows no frames to look into.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false })
  // The dark page is the light one in other colours.
  if (isDark) axe.withRules(['color-contrast', 'link-in-text-block'])
  else axe.withTags(wcag)
  const { violations } = await (only ? axe.include(only) : axe).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/**
 * Looks at the page at the widths of a phone, a tablet and a desktop: nothing for axe to find, nothing to scroll sideways;
 * with `only`, axe looks at that part. In dark colours the tablet is left out: the other two show all that it shows.
 */
export async function expectAccessibleAtEveryWidth(page: Page, only?: string): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const width of isDark ? [390, 1280] : [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, only)
    await expectNoSidewaysScroll(page)
  }
}

/** Expects that nothing on the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overhang, `pixels beyond the right edge of ${page.url()}`).toBeLessThanOrEqual(0)
}

export { expect }
