import type { Page } from '@playwright/test'

/**
 * Waits until React has hydrated the page, so that keys and buttons do something. A page without our code is left as it
 * is.
 */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState === 'loading') return false
    if (!document.querySelector('script[type=module]')) return true
    if (!Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')))
      return false
    // React has looked at the heading; once the page is idle, its effects have run, too.
    const isIdle: unknown = Reflect.get(globalThis, 'isIdle')
    if (isIdle === undefined) {
      Reflect.set(globalThis, 'isIdle', false)
      requestIdleCallback(() => Reflect.set(globalThis, 'isIdle', true))
    }
    return isIdle === true
  })
}

/** Makes loads of a page wait until it is hydrated, unless a load asks for less (`waitUntil: 'commit'`). */
export function hydrateAfterLoads(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const hydrate = async <Response>(response: Response, waitUntil?: string) => {
    if (waitUntil !== 'commit') await waitUntilHydrated(page)
    return response
  }
  page.goto = async (url, options) => hydrate(await goto(url, options), options?.waitUntil)
  page.reload = async (options) => hydrate(await reload(options), options?.waitUntil)
  return page
}
