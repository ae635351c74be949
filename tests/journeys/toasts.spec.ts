import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/running/journey.ts'
import { findToast } from '#tests/support/running/toasts.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

/** Shows a card like those of the product; returns what removes it. */
async function show(page: Page, title: string): Promise<() => Promise<void>> {
  const card = await page.evaluateHandle((text) => {
    const toast = document.createElement('li')
    toast.dataset['swipeDirection'] = 'right'
    toast.append(Object.assign(document.createElement('div'), { textContent: text }))
    document.body.append(toast)
    return toast
  }, title)
  return () => card.evaluate((toast) => toast.remove())
}

test('a journey finds each toast once, also one that is gone, but none that no one could read', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/help')
  // From here on, only the test lets time pass.
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000)
  const replace = await show(page, 'Replaced immediately')
  await replace()
  const removeRead = await show(page, 'Read')
  await page.clock.runFor(1000)
  await removeRead()
  await expectToast(page, 'Read')
  expect(await page.evaluate(findToast, ['Read'])).toBe(false)
  expect(await page.evaluate(findToast, ['Replaced immediately'])).toBe(false)

  await show(page, 'Still there')
  await expectToast(page, 'Still there')
  expect(await page.evaluate(findToast, ['Still there'])).toBe(false)
  await show(page, 'Still there')
  await expectToast(page, 'Still there')
})
