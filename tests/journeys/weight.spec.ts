import { brotliCompressSync } from 'node:zlib'
import type { Page, Request, Response } from '@playwright/test'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'

// A product of its own: what other journeys leave behind makes screens show more and load more.
test.use({ settings: { MAIL_FROM: 'weight@example.org' } })

/**
 * By address: the maximum number of script, style and font files, and of kB of script with brotli. No page may load more
 * than 25 files (`npm run chunks`).
 */
const budgets = {
  visitor: {
    '/': { files: 14, kB: 129.9 },
    '/browse': { files: 12, kB: 138.8 },
    '/project/{id}': { files: 25, kB: 178.1 },
    '/organizations/{id}': { files: 25, kB: 169.4 },
    '/auth': { files: 25, kB: 180.7 },
    '/help': { files: 25, kB: 168 },
  },
  volunteer: {
    '/home': { files: 25, kB: 170.9 },
    '/volunteer-dashboard': { files: 25, kB: 172.4 },
    '/applications': { files: 25, kB: 175.4 },
    '/profile': { files: 25, kB: 186.6 },
    '/messages': { files: 25, kB: 184.6 },
    '/project-matching': { files: 25, kB: 178.5 },
    '/reviews': { files: 25, kB: 170.1 },
    '/volunteer-profile': { files: 25, kB: 229.9 },
  },
  organization: {
    '/home': { files: 25, kB: 176.1 },
    '/organization-dashboard': { files: 25, kB: 167 },
    '/applications': { files: 25, kB: 200.5 },
    '/create-project': { files: 25, kB: 262.8 },
    '/messages': { files: 25, kB: 184.6 },
    '/organization-profile': { files: 25, kB: 228.1 },
    '/volunteers': { files: 25, kB: 174.9 },
  },
  admin: {
    '/admin': { files: 25, kB: 182.8 },
    '/admin/people': { files: 25, kB: 194.5 },
    '/admin/projects': { files: 25, kB: 177.5 },
    '/admin/site': { files: 25, kB: 235 },
  },
} as const

type Loaded = { path: string; type: string; bytes: number }

const compressed = new Map<string, number>()

/** Waits until the screen has loaded its content. */
const waitUntilLoaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [data-loading]')).toHaveCount(0)
}

/** The scripts, styles and fonts of a first visit, once nothing has been requested for half a second. */
async function weigh(page: Page, address: string): Promise<Loaded[]> {
  const answers: Promise<Loaded>[] = []
  const waiting = new Set<Request>()
  let requested = 0
  const start = (request: Request) => {
    requested += 1
    // The stream is never answered.
    if (!/\/api\/live/.test(request.url())) waiting.add(request)
  }
  const end = (request: Request) => waiting.delete(request)
  const take = (response: Response) => {
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
  }
  page.on('response', take).on('request', start).on('requestfinished', end).on('requestfailed', end)
  await page.goto(address)
  await waitUntilLoaded(page)
  let counted = -1
  const isQuiet = () => {
    const isSame = counted === requested
    counted = requested
    return isSame && waiting.size === 0
  }
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true)
  page.off('response', take).off('request', start).off('requestfinished', end).off('requestfailed', end)
  return Promise.all(answers)
}

/** The addresses of pages about one thing have the id of the first one. */
async function findAddress(page: Page, address: string): Promise<string> {
  const list = { '/project/': '/api/projects', '/organizations/': '/api/organizations/top-rated' }
  const [, start] = /^(\/project\/|\/organizations\/)\{id\}$/.exec(address) ?? []
  if (start !== '/project/' && start !== '/organizations/') return address
  const [first]: { id: string }[] = await (await page.request.get(list[start])).json()
  return `${start}${first?.id}`
}

for (const who of ['visitor', 'volunteer', 'organization', 'admin'] as const) {
  test(`the first visit of ${/^[ao]/.test(who) ? 'an' : 'a'} ${who} to each page stays within its budget`, async ({
    page,
  }) => {
    if (who !== 'visitor') await signInByCall(page, who)
    // An event loads the code that checks events, 26 kB, and the jobs of a new product send some. This stream never has
    // one. What is routed is not cached either, so each of these visits is the first.
    await page.route('**/api/live**', () => {})
    for (const [address, budget] of Object.entries(budgets[who])) {
      const loaded = await weigh(page, await findAddress(page, address))
      const script = loaded.filter(({ type }) => type === 'script')
      const kB = script.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
      expect
        .soft(loaded.length, `files of script, style and font of ${address}`)
        .toBeLessThanOrEqual(budget.files)
      expect.soft(kB, `kB of script of ${address}`).toBeLessThanOrEqual(budget.kB)
      const pseudo = loaded.filter(({ path }) => path.includes('pseudo-texts'))
      expect.soft(pseudo, `the language for tests on ${address}`).toEqual([])
      const fonts = loaded.filter(({ type }) => type === 'font')
      expect.soft(fonts.length, `fonts of ${address}`).toBeLessThanOrEqual(2)
    }
  })
}

test('a visitor preloads no script that the page does not run', async ({ page }) => {
  for (const address of ['/', '/browse']) {
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
