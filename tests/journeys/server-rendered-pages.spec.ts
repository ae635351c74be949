import type { Page } from '@playwright/test'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { waitUntilHydrated } from '#tests/support/running/hydration.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads the landing page, searches, and opens a project', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('skilled volunteers')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find Projects' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Projects' })).toBeVisible()
    const title = 'Map five years of creek water samples'
    await page.getByRole('searchbox', { name: 'Search' }).fill(title)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/browse\?search=/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'View Details' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign In to Apply' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test('the year in the footer is the server’s, even on a device whose clock is years ahead', async ({
  page,
}) => {
  const year = new Date().getUTCFullYear()
  await page.clock.setFixedTime(new Date(`${year + 3}-01-01T00:00:00Z`))
  await page.goto('/help')
  await expect(page.getByRole('contentinfo')).toContainText(`© 2025-${year} Bridge Collective`)
})

for (const timezoneId of ['UTC', 'Pacific/Kiritimati']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'de-DE', colorScheme: 'dark' })

    test('a server-rendered page hydrates unchanged and requests nothing again', async ({
      page,
      request,
    }) => {
      const said: string[] = []
      const requested: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('request', (sent) => {
        if (new URL(sent.url()).pathname.startsWith('/api/')) requested.push(sent.url())
      })
      // The server-rendered heading: React keeps it if both renderings match and replaces it if not.
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          Reflect.set(globalThis, 'rendered', document.querySelector('h1'))
        })
      })
      const [project] = await (await request.get('/api/projects')).json()
      await request.get('/api/places?text=Cleveland')
      const addresses = [
        '/',
        '/home',
        '/browse?skills=Data%20Analysis&timeCommitment=10',
        '/browse?near=Cleveland,%20OH&within=state&sort=nearest&experienceLevel=expert,intermediate&view=list',
        '/browse?near=Springfield',
        '/browse?near=Towsen',
        '/browse-projects',
        '/top-organizations?sort=impact',
      ]
      for (const address of [...addresses, `/project/${project.id}`]) {
        await page.goto(address)
        await page.waitForLoadState('networkidle')
        const isKept = await page.evaluate(
          () => Reflect.get(globalThis, 'rendered') === document.querySelector('h1'),
        )
        expect([address, isKept]).toEqual([address, true])
      }
      await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
      expect(said).toEqual([])
      expect(requested).toEqual([])
      await page.getByRole('link', { name: 'Back to projects' }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page).toHaveTitle('Browse Projects · Bridge Collective')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/browse$/)
      expect(requested.map((url) => new URL(url).pathname).toSorted()).toEqual([
        '/api/projects',
        '/api/projects/facets',
      ])
    })
  })
}

/** The first scripts are small, load in parallel and arrive long before the others. */
const afterFirstScripts = /\/assets\/(?!(index|early|rolldown-runtime)-)[^/]+\.js$/

test.describe('while its script is still loading', () => {
  /** Opens the page and blocks its scripts until the returned function is called. */
  async function openWithDelayedScripts(page: Page, delayedRoutes: string | RegExp = '**/assets/*.js') {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(delayedRoutes, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/browse?skills=Data%20Analysis', { waitUntil: 'commit' })
    return release
  }

  test('a submitted search is answered', async ({ page }) => {
    const release = await openWithDelayedScripts(page)
    const field = page.getByRole('searchbox', { name: 'Search' })
    await field.fill('data')
    const sent = page.waitForRequest(/\/browse\?skills=Data\+Analysis&search=data$/)
    await field.press('Enter')
    await sent
    release()
    await waitUntilHydrated(page)
    await expect(page).toHaveURL('/browse?skills=Data+Analysis&search=data')
    await expect(field).toHaveValue('data')
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('typed text stays and is searched, on Enter or after a pause', async ({ page }) => {
    for (const isSent of [true, false]) {
      const release = await openWithDelayedScripts(page)
      const field = page.getByRole('searchbox', { name: 'Search' })
      await field.fill('data')
      release()
      await waitUntilHydrated(page)
      if (isSent) await field.press('Enter')
      await expect(page).toHaveURL('/browse?search=data&skills=Data+Analysis')
      await expect(field).toHaveValue('data')
    }
  })

  test('the page keeps its scroll position, and Back returns to it', async ({ page }) => {
    const release = await openWithDelayedScripts(page)
    // The end of the list has loaded, so the page can scroll.
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(() => scrollTo(0, 300))
    release()
    await waitUntilHydrated(page)
    expect(await page.evaluate(() => scrollY)).toBe(300)
    const visibleLink = page.getByRole('link', { name: 'View Details' }).and(page.locator(':visible')).first()
    // Clicked in place, without scrolling there first.
    await visibleLink.evaluate((link: HTMLElement) => link.click())
    await expect(page.getByRole('link', { name: 'Back to projects' })).toBeVisible()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  })

  test('clicks and choices take effect', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const entry = page.waitForResponse(/\/assets\/early-[^/]+\.js$/)
    const release = await openWithDelayedScripts(page, afterFirstScripts)
    await (await entry).finished()
    // All in one task, before React can render the result of the first click.
    await page.getByRole('button', { name: 'Web Development', exact: true }).click()
    await page.getByRole('button', { name: 'Graphic Design', exact: true }).click()
    await page.getByLabel('Hours per week').selectOption('5')
    await page.getByRole('radio', { name: 'Dark' }).check()
    release()
    await waitUntilHydrated(page)
    await expect(page).toHaveURL(
      '/browse?skills=Data+Analysis%2CWeb+Development%2CGraphic+Design&timeCommitment=5',
    )
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('on a phone, tapping the bell opens its sheet, and closing it returns the focus to the bell', async ({
    page,
  }) => {
    await signInByCall(page, 'volunteer')
    await page.setViewportSize({ width: 390, height: 844 })
    const entry = page.waitForResponse(/\/assets\/early-[^/]+\.js$/)
    const release = await openWithDelayedScripts(page, afterFirstScripts)
    await (await entry).finished()
    const bell = page.getByRole('button', { name: 'Notifications' })
    await bell.click()
    release()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
  })
})

test('a page rendered in the browser shows "Loading..." from its first byte, and is never empty', async ({
  page,
}) => {
  await signInByCall(page, 'volunteer')
  await page.addInitScript(() => {
    const emptied: string[] = []
    Reflect.set(globalThis, 'emptied', emptied)
    // The browser may read the document in pieces, of which one can end before the first text.
    let hadText = false
    new MutationObserver(() => {
      const isEmpty = !document.getElementById('root')?.textContent
      if (hadText && isEmpty) emptied.push(location.pathname)
      hadText ||= !isEmpty
    }).observe(document, { childList: true, subtree: true })
  })
  for (const path of ['/dashboard', '/messages', '/profile']) {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText('Loading...')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'emptied'))).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test.describe('an address that does not exist', () => {
  test.use({ refusals: [404] })

  test('returns 404, says so and offers links', async ({ page }) => {
    const answer = await page.goto('/nowhere')
    expect(answer?.status()).toBe(404)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to home page' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Featured projects' })).toBeVisible()
  })
})
