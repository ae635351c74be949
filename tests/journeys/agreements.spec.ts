/** Terms of an operator: published as a version, agreed to by those who had an account. */
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { register, signInByCall } from '#tests/support/calls/calls.ts'

// The demo data has people of other journeys, whom a question to everyone would interrupt.
test.use({ settings: { MAIL_FROM: 'agreements@example.org' } })

test('an administrator publishes new terms, and someone who had an account reads them and agrees', async ({
  page,
  openBrowser,
}) => {
  const person = await openBrowser()
  await register(person, { type: 'Skilled Volunteer', firstName: 'Maya' })
  await signInByCall(page, 'admin')
  await page.goto('/admin/site')
  const terms = page.getByRole('form', { name: 'Terms of Use' })
  await terms
    .getByLabel('Text', { exact: true })
    .fill('## Our rules\n\nBe **kind**, and read [the help](/help).')
  await terms.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Our rules' })).toBeVisible()
  await terms.getByLabel('What changed').fill('We say who we are.')
  await terms.getByRole('button', { name: 'Publish version 2' }).click()
  await page
    .getByRole('dialog', { name: 'Publish version 2?' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click()
  await expect(terms.getByRole('button', { name: 'Publish version 3' })).toBeVisible()

  await person.goto('/browse')
  const question = person.getByRole('dialog', { name: 'We updated our terms' })
  await expect(question).toContainText('We say who we are.')
  await expectAccessibleAtEveryWidth(person, '[role=dialog]')
  await person.keyboard.press('Escape')
  await expect(question).toBeVisible()
  // Reading opens beside the question, which stays.
  const opened = person.waitForEvent('popup')
  await question.getByRole('link', { name: 'Read the Terms of Use' }).click()
  const reading = await opened
  await expect(reading.getByRole('heading', { level: 2, name: 'Our rules' })).toBeVisible()
  await expectAccessible(reading)
  await reading.getByRole('link', { name: 'Version 1', exact: true }).click()
  await expect(reading.getByText('This is an older version.')).toBeVisible()
  await reading.close()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(question).toBeHidden()
  await person.reload()
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
})
