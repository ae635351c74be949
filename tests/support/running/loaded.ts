import { expect, type Page } from '@playwright/test'

/** What is shown until a screen has loaded its content. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role=status] .sr-only')).toHaveCount(0)
}
