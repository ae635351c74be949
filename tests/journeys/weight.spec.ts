import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'

// A product of its own: what other journeys leave behind makes screens show more and load more.
test.use({ settings: { MAIL_FROM: 'weight@example.org' } })

/** By address: the maximum number of script, style and font files, and of kB of script with brotli. */
const budgets = {
  visitor: {
    '/': { files: 11, kB: 130 },
    '/browse': { files: 11, kB: 141 },
  },
  volunteer: {
    '/home': { files: 34, kB: 233 },
    '/volunteer-dashboard': { files: 35, kB: 254 },
    '/applications': { files: 44, kB: 271 },
    '/profile': { files: 45, kB: 299 },
  },
  organization: {
    '/organization-dashboard': { files: 56, kB: 282 },
    '/applications': { files: 62, kB: 352 },
  },
} as const

type Loaded = { path: string; type: string; bytes: number }

const compressed = new Map<string, number>()

/** Waits until the screen has loaded its content. */
const waitUntilLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
}

/** The scripts, styles and fonts of a first visit, once no more are requested. */
async function weigh(page: Page, address: string): Promise<Loaded[]> {
  const answers: Promise<Loaded>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (!['script', 'stylesheet', 'font'].includes(type)) return
    const path = new URL(response.url()).pathname
    answers.push(
      response.body().then((body) => {
        const bytes = compressed.get(path) ?? brotliCompressSync(body).length
        compressed.set(path, bytes)
        return { path, type, bytes }
      }),
    )
  })
  // An event loads the code that checks events, 26 kB, and the jobs of a new product send some. This stream never has one.
  await page.route('**/api/live**', () => {})
  await page.goto(address)
  await waitUntilLoaded(page)
  let counted = -1
  const isCounted = () => {
    const isSame = counted === answers.length
    counted = answers.length
    return isSame
  }
  await expect.poll(isCounted, { intervals: [2000] }).toBe(true)
  return Promise.all(answers)
}

for (const [who, pages] of Object.entries(budgets)) {
  for (const [address, budget] of Object.entries(pages)) {
    test(`the first visit of ${who === 'organization' ? 'an' : 'a'} ${who} to ${address} stays within its budget`, async ({
      page,
    }) => {
      if (who === 'volunteer' || who === 'organization') await signInByCall(page, who)
      const loaded = await weigh(page, address)
      const script = loaded.filter(({ type }) => type === 'script')
      const kB = script.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
      expect(loaded.length, 'files of script, style and font').toBeLessThanOrEqual(budget.files)
      expect(kB, 'kB of script').toBeLessThanOrEqual(budget.kB)
      const pseudo = loaded.filter(({ path }) => path.includes('pseudo-texts'))
      expect(pseudo, 'the language for tests').toEqual([])
      expect(loaded.filter(({ type }) => type === 'font').length, 'fonts').toBeLessThanOrEqual(2)
    })
  }
}

test('a visitor preloads no script that the page does not run', async ({ page }) => {
  for (const address of Object.keys(budgets.visitor)) {
    await page.coverage.startJSCoverage({ resetOnNavigation: false })
    await page.goto(address)
    await waitUntilLoaded(page)
    const ahead = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href),
      )
    const read = async () => (await page.coverage.stopJSCoverage()).map(({ url }) => url)
    expect(ahead.length).toBeGreaterThan(0)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
    )
    const run = new Set(await read())
    expect(
      ahead.filter((url) => !run.has(url)),
      address,
    ).toEqual([])
  }
})

/** The maximum layout shift, as Cumulative Layout Shift counts it. */
const maxLayoutShift = 0.02

/** The screens of signed-in users whose parts load after one another, by who opens them. */
const loadingScreens = [
  ['volunteer', '/home'],
  ['organization', '/home'],
  ['dual', '/home'],
  ['volunteer', '/volunteer-dashboard'],
  ['volunteer', '/dashboard'],
  ['volunteer', '/profile'],
  ['organization', '/organization-dashboard'],
  ['organization', '/dashboard'],
  ['organization', '/profile'],
] as const

for (const [who, address] of loadingScreens) {
  test(`almost nothing shifts while the ${address} of a ${who} loads, on a phone and a desktop`, async ({
    page,
  }) => {
    await signInByCall(page, who)
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'shift', 0)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await waitUntilLoaded(page)
      await expect(page.getByRole('button', { name: /notification/i })).toBeVisible()
      const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))
      expect(shift, `at ${width} px`).toBeLessThan(maxLayoutShift)
    }
  })
}
