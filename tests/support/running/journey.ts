import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { extendTailwindMerge } from 'tailwind-merge'
import { listViolations } from './axe.ts'
import { hydrateAfterLoads } from './hydration.ts'
import { startProduct } from './product.ts'
import { rememberToasts } from './toasts.ts'

type WorkerFixtures = {
  /** The product's settings that differ from the usual ones. */
  settings: Readonly<Record<string, string>>
  running: Awaited<ReturnType<typeof startProduct>>
  /** The address of the product. */
  product: string
  /** Its data folder, for operators' commands beside it. */
  dataFolder: string
}
type TestFixtures = {
  /** Statuses this journey causes on purpose; Chromium logs every failed request to the console. */
  refusals: readonly number[]
  faults: string[]
  /** Opens another person's browser: separate cookies, watched like the first. */
  openBrowser: () => Promise<Page>
}

/** Records toasts, and what must never happen on any page: a policy violation, an uncaught error, a console message. */
async function watch(context: BrowserContext, faults: string[], refusals: readonly number[]): Promise<void> {
  context.on('weberror', (error) => faults.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    const refused = /status of (\d{3})/.exec(message.text())?.[1]
    if (!['error', 'warning'].includes(message.type()) || refusals.includes(Number(refused))) return
    faults.push(`console ${message.type()} at ${message.location().url}: ${message.text()}`)
  })
  await rememberToasts(context)
  await context.exposeBinding('reportFault', (_, text: string) => faults.push(text))
  await context.addInitScript(() => {
    // React reports the error it recovered from as the cause of another.
    addEventListener('error', ({ error }: { error: unknown }) => {
      const report: unknown = Reflect.get(globalThis, 'reportFault')
      const cause = error instanceof Error ? error.cause : null
      if (typeof report === 'function' && cause instanceof Error)
        report(`page error caused by ${cause.stack}`)
    })
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'reportFault')
      const text = `policy violation: ${event.violatedDirective} blocked ${event.blockedURI} at ${event.sourceFile}:${event.lineNumber}`
      if (typeof report === 'function') report(text)
    })
  })
}

/** A journey: the built product with demo data, one per worker, and a browser in which every error is noticed. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  running: [
    async ({ settings }, use) => {
      const product = await startProduct(settings)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  product: [({ running }, use) => use(running.url), { scope: 'worker' }],
  dataFolder: [({ running }, use) => use(running.dataFolder), { scope: 'worker' }],
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
  page: ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? hydrateAfterLoads(page) : page),
  openBrowser: async ({ browser, contextOptions, faults, product, refusals }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL: product })
      contexts.push(context)
      await watch(context, faults, refusals)
      return hydrateAfterLoads(await context.newPage())
    })
    for (const context of contexts) await context.close()
  },
})

/** Waits until a dialog, whose code may load when it is opened, or the screen with its heading is there. */
async function waitFor(page: Page, part: string | undefined): Promise<void> {
  if (part === undefined) await expect(page.locator('h1').first()).toBeAttached()
  else await expect(page.locator(part).first()).toBeVisible()
}

/**
 * Expects that axe finds nothing on the page in its current state, by WCAG 2.2 AA and good practice. With `only`, it
 * checks only that part.
 */
export async function expectAccessible(page: Page, only?: string): Promise<void> {
  await waitFor(page, only)
  expect(await listViolations(page, only), `axe on ${page.url()}`).toEqual([])
}

/** Removes all but the last of several utilities for one property. All pages together have some thousand lists. */
const mergeClasses = extendTailwindMerge({
  cacheSize: 10_000,
  extend: {
    classGroups: {
      shadow: [{ shadow: ['card', 'popover'] }],
      'font-family': [{ font: ['sans', 'heading'] }],
    },
  },
})

/** Expects that no element has two utilities for one property, because then their order in the style sheet decides. */
async function expectNoClassConflicts(page: Page): Promise<void> {
  const used = await page.evaluate(() => [
    ...new Set(Array.from(document.querySelectorAll('[class]'), (one) => one.getAttribute('class') ?? '')),
  ])
  const normalize = (classes: string) => classes.split(/\s+/).filter(Boolean).join(' ')
  const conflicts = used.map(normalize).filter((classes) => mergeClasses(classes) !== classes)
  expect(conflicts, `class names on ${page.url()}`).toEqual([])
}

/** The narrowest phone, the usual one, the window at 200 % zoom, a tablet and a desktop. */
const widths = [320, 390, 640, 768, 1280]

/**
 * Checks the page at every width: no axe violations, no sideways scrolling, no element with two classes for one
 * property; with `only`, axe checks only that part, once it shows. Axe looks at a phone in the dark and at a desktop in
 * light: a theme only changes colors.
 */
export async function expectAccessibleAtEveryWidth(page: Page, only?: string): Promise<void> {
  await waitFor(page, only)
  await expectNoClassConflicts(page)
  const faults: string[] = []
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const width of widths) {
    if (width === 1280) await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width, height: 900 })
    // A link may have scrolled the page, and for axe what the header covers in part is too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoSidewaysScroll(page)
    if (width === 390 || width === 1280) faults.push(...(await listViolations(page, only)))
  }
  expect(faults, `axe on ${page.url()}`).toEqual([])
}

/** Expects that nothing on the page is wider than the window, once charts and the like have taken its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const measure = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(measure, `pixels beyond the right edge of ${page.url()}`).toBeLessThanOrEqual(0)
}

export { expect }
