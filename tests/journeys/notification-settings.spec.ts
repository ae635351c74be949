import { register } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

test('notification preferences can be changed from the bell, and are saved', async ({ page }) => {
  await register(page, { type: 'Skilled Volunteer', firstName: 'Ines' })
  await page.goto('/browse')
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  await page.getByRole('link', { name: 'Notification settings' }).click()
  const topic = page.getByRole('group', { name: 'Hours' })
  await topic.getByLabel('Email').selectOption('Daily digest')
  await topic.getByLabel('Bell').uncheck()
  await page.getByLabel('Weekly summary').check()
  await page.getByLabel('Day of the week').selectOption('Friday')
  await page.getByLabel('Quiet hours').check()
  await page.getByLabel('From', { exact: true }).fill('21:30')
  // The link led to the section; from there the bar of a phone may cover half of a box.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expectToast(page, 'Notifications saved')
  await page.reload()
  await expect(topic.getByLabel('Email')).toHaveValue('daily')
  await expect(topic.getByLabel('Bell')).not.toBeChecked()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30')
  await expect(page.getByLabel('Day of the week')).toHaveValue('5')
})
