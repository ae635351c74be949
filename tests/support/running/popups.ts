import type { Page } from '@playwright/test'
import { listViolations } from './axe.ts'

/**
 * Opens every menu and dialog of the page whose button says that it opens one, and returns what axe finds in them. Those
 * in `opened` are left out, because another screen had the same: their buttons differ at most in names and numbers.
 */
export async function listPopupFaults(page: Page, opened: Set<string>): Promise<string[]> {
  const popups = page.locator(':is([role=menu], [role=dialog]):visible')
  const buttons = page.locator(':is([aria-haspopup=menu], [aria-haspopup=dialog]):enabled:visible')
  const faults: string[] = []
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const button = buttons.nth(at)
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''
    const kind = name.split(/[“”:\d]| of | for /)[0] ?? name
    if (opened.has(kind)) continue
    opened.add(kind)
    await button.click()
    await popups.first().waitFor()
    const found = await listViolations(page, '[role=menu], [role=dialog]')
    faults.push(...found.map((fault) => `${name}: ${fault}`))
    await page.keyboard.press('Escape')
    await popups.first().waitFor({ state: 'hidden' })
  }
  return faults
}
