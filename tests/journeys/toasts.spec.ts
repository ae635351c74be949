import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/running/journey.ts'
import { findToast } from '#tests/support/running/toasts.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

/** Shows a card like those of the product, and returns when it is gone. */
const show = (page: Page, title: string, milliseconds: number) =>
  page.evaluate(
    async ([text, time]) => {
      const card = document.createElement('li')
      card.dataset['swipeDirection'] = 'right'
      card.append(Object.assign(document.createElement('div'), { textContent: text }))
      document.body.append(card)
      await new Promise((resolve) => setTimeout(resolve, time))
      card.remove()
    },
    [title, milliseconds] as const,
  )

test('a journey finds a toast that is gone, but only once, and none that no one could read', async ({
  page,
}) => {
  await page.goto('/help')
  await show(page, 'Replaced immediately', 100)
  await show(page, 'Read', 1500)
  await expectToast(page, 'Read')
  expect(await page.evaluate(findToast, ['Read'])).toBe(false)
  expect(await page.evaluate(findToast, ['Replaced immediately'])).toBe(false)
})
