import type { Page } from '@playwright/test'
import { register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'

// A missing profile returns 404.
test.use({ refusals: [404] })

const bio = 'I keep bees and books: forty hives, and the accounts of the cooperative that sells the honey.'
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused()

async function fillAbout(page: Page) {
  await page.getByLabel('Bio').fill(bio)
  await page.getByLabel('Experience').fill('Eleven years of bookkeeping.')
  await page.getByLabel('Availability').fill('Most of the winter')
}

/** Uses the other side of the account and returns to the first one. */
async function switchBackAndForth(page: Page, first: 'Volunteer Account' | 'Organization Account') {
  const other = first === 'Volunteer Account' ? 'Organization Account' : 'Volunteer Account'
  for (const account of [other, first, other, first]) {
    await page.getByRole('button', { name: /switch account/ }).click()
    await page.getByRole('menuitemradio', { name: account }).click()
    await expect(page.getByRole('button', { name: `${account}, switch account` })).toBeVisible()
    const action = account === 'Volunteer Account' ? 'Update Profile' : 'Post New Project'
    await expect(page.getByRole('link', { name: action })).toBeVisible()
  }
}

test('a volunteer completes four setup steps, reloads on the way, and edits the profile page without losing anything', async ({
  page,
}) => {
  test.slow()
  await register(page, { type: 'Skilled Volunteer', firstName: 'Bea' })
  await page.goto('/volunteer-profile-setup')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Volunteer Profile' })).toBeVisible()
  await fillAbout(page)
  await page.getByLabel('Maximum hours per week').fill('60')
  await expectAccessibleAtEveryWidth(page)
  await next(page)
  await step(page, 'Skills')
  await page.getByRole('button', { name: 'Accounting' }).click()
  await page.getByLabel('Another skill').fill('Beekeeping')
  await page.getByLabel('Another skill').press('Enter')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('We restored your answers')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Beekeeping' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /Portfolio/ }).click()
  await step(page, 'Portfolio')
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Education' }).click()
  await page.getByRole('checkbox', { name: /Mentorship/ }).check()
  await expectAccessible(page)
  await next(page)
  await step(page, 'Portfolio')
  await page.getByLabel('Project title').fill('Honey for nine schools')
  await page.getByLabel('Project description').fill('Taught children how a hive works.')
  await page.getByLabel('Project impact').fill('Nine schools keep a hive.')
  await page.getByRole('button', { name: 'Fundraising' }).click()
  await page.getByRole('button', { name: 'Add Project' }).click()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByText('Profile Saved Successfully! ✅', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('link', { name: 'Update Profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Volunteer Profile' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('checkbox', { name: /^Organizations can find and message me/ }).check()
  await page.getByRole('button', { name: 'Edit profile' }).click()
  await expectAccessibleAtEveryWidth(page)
  await page.getByLabel('Experience level').selectOption({ label: 'Expert (10+ years)' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible()
  for (const kept of [
    'Eleven years of bookkeeping.',
    'Expert (10+ years)',
    'Beekeeping',
    '60',
    'Mentorship',
  ]) {
    await expect(page.getByRole('main')).toContainText(kept)
  }
  await expect(page.getByRole('heading', { name: 'Honey for nine schools' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Organizations can find/ })).toBeChecked()
})

test('an organization adds the volunteer role and switches to it and back', async ({ page }) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Orla' })
  await page.goto('/profile')
  await page.getByRole('region', { name: 'Volunteer too' }).getByRole('link', { name: 'Add Role' }).click()
  await expect(page).toHaveURL('/volunteer-profile-setup')
  await fillAbout(page)
  await next(page)
  await page.getByRole('button', { name: 'Accounting' }).click()
  await next(page)
  await page.getByRole('button', { name: 'Education' }).click()
  await next(page)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page).toHaveURL('/dashboard')
  await switchBackAndForth(page, 'Volunteer Account')
  await page.goto('/profile')
  await expect(page.getByRole('tab', { name: 'Volunteer Profile' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Add Role' })).toHaveCount(0)
})

test('a volunteer adds the organization role with its setup and switches to it and back', async ({
  page,
}) => {
  test.slow()
  await register(page, { type: 'Skilled Volunteer', firstName: 'Vera' })
  await page.goto('/profile')
  await page
    .getByRole('region', { name: 'Post projects too' })
    .getByRole('link', { name: 'Add Role' })
    .click()
  await expect(page).toHaveURL('/organization-verification')
  await page.goto('/organization-profile-setup')
  await page.getByLabel('Organization name').fill('Hive and Ledger')
  await page
    .getByLabel('Description')
    .fill(
      'A cooperative of forty beekeepers who share one bookkeeper, one extractor and a stall at nine markets from April to October.',
    )
  await page
    .getByLabel('Mission statement')
    .fill('Honey that pays those who look after the bees, and bees that stay.')
  await next(page)
  await page.getByLabel('Location').fill('Duluth, MN')
  await page.getByLabel('Organization size').selectOption('small')
  await next(page)
  await page.getByRole('button', { name: 'Environment' }).click()
  await next(page)
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page).toHaveURL('/dashboard')
  await switchBackAndForth(page, 'Volunteer Account')
})
