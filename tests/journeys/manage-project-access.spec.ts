import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { findManagePanel, press } from '#tests/support/scenarios/project-actions.ts'

const dialog = '[role=dialog]'

test.beforeEach(async ({ page }) => {
  test.slow()
  await signInByCall(page, 'organization')
})

test('managing from the lists of volunteers and projects is accessible at every width', async ({ page }) => {
  await page.goto('/my-projects?tab=volunteers')
  const signOff = page.getByRole('button', { name: 'Sign off' }).first()
  await expect(signOff).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await signOff.click()
  await expectAccessibleAtEveryWidth(page, dialog)
  await page.keyboard.press('Escape')
  await page.goto('/my-projects?tab=projects')
  await page.getByRole('button', { name: /^Manage ESL conversation/ }).click()
  await expectAccessibleAtEveryWidth(page)
})

test('managing a project on its page is accessible at every width', async ({ page }) => {
  await page.goto('/my-projects?tab=projects')
  await page.getByRole('link', { name: /^ESL conversation/ }).click()
  await expect(findManagePanel(page)).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await press(page, 'Pause')
  await expectAccessibleAtEveryWidth(page, dialog)
  await page.keyboard.press('Escape')
  await press(page, 'Complete')
  await page.getByRole('dialog').getByRole('checkbox').uncheck()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Complete Project/ })
    .click()
  await expectAccessibleAtEveryWidth(page, dialog)
})

test('every step of editing a project is accessible at every width', async ({ page }) => {
  await page.goto('/my-projects?tab=projects')
  await page.getByRole('link', { name: /^ESL conversation/ }).click()
  await findManagePanel(page).getByRole('link', { name: 'Edit' }).click()
  await page.getByLabel('Project title').fill('Tea')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  for (const step of [/^Skills/, /^Timeline/, /^Impact/]) {
    await page.getByRole('button', { name: step }).click()
    await expectAccessibleAtEveryWidth(page)
  }
  await page.getByRole('group', { name: 'Save' }).getByRole('button', { name: 'Discard' }).click()
  await expectAccessibleAtEveryWidth(page, dialog)
})
