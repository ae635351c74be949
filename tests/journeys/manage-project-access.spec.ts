import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/journey.ts'
import { confirm, managing, press } from '#tests/support/managing.ts'
import { signIn } from '#tests/support/people.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`managing a project is accessible at every width, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await signIn(page, 'organization')
    const check = async () => {
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
    }
    await page.goto('/my-projects?tab=volunteers')
    await expect(page.getByRole('button', { name: 'Sign off' }).first()).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Sign off' }).first().click()
    await check()
    await page.keyboard.press('Escape')
    await page.goto('/my-projects?tab=projects')
    const menu = page.getByRole('button', { name: /^Manage ESL conversation/ })
    await menu.click()
    await check()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^ESL conversation/ }).click()
    await expect(managing(page)).toBeVisible()
    await check()
    for (const move of ['Pause', 'Complete']) {
      await press(page, move)
      await expect(page.getByRole('dialog')).toBeVisible()
      const box = page.getByRole('dialog').getByRole('checkbox')
      if (move === 'Complete') await box.uncheck()
      if (move === 'Complete') await confirm(page, 'Complete Project')
      await check()
      await page.keyboard.press('Escape')
    }
    await managing(page).getByRole('link', { name: 'Edit' }).click()
    await page.getByLabel('Project title').fill('Tea')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
    await check()
    for (const step of [/^Skills/, /^Timeline/, /^Impact/]) {
      await page.getByRole('button', { name: step }).click()
      await check()
    }
    await page.getByRole('group', { name: 'Save' }).getByRole('button', { name: 'Discard' }).click()
    await check()
  })
}
