import type { Page } from '@playwright/test'
import { publishProject, register } from '#tests/support/calls/calls.ts'
import { expect, test } from '#tests/support/running/journey.ts'
import { findManagePanel, press } from '#tests/support/scenarios/project-actions.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { apply, decide, expectToast, findProject, openReceived } from '#tests/support/scenarios/steps.ts'

const title = 'Number the lockers of the rowing club'
const organizationName = 'Locker Street Rowing'

/** Reviews someone from the pending list, from the list to the form and back, with the keyboard alone. */
async function reviewPending(page: Page, whom: string, { stars, text }: { stars: string; text: string }) {
  await page.goto('/reviews?tab=pending')
  await tabTo(page, page.getByRole('link', { name: `Write review of ${whom} for ${title}` }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Review ${whom}` })).toBeVisible()
  const rating = page.getByRole('group', { name: 'Overall rating' }).getByRole('radio', { name: stars })
  await rating.focus()
  await page.keyboard.press('Space')
  await expect(rating).toBeChecked()
  await tabTo(page, page.getByLabel('Your review'))
  await page.keyboard.type(text)
  await tabTo(page, page.getByRole('button', { name: 'Submit Review' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Review submitted')
}

test('a collaboration, from the application to both reviews, the reply, the analytics and the rank among top organizations', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Ottilie' })
  const id = await publishProject(page, {
    organizationName,
    title,
    cause: 'Community Development',
    skill: 'Research',
    places: 1,
  })

  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Bram' })
  await findProject(volunteer, title)
  await apply(volunteer, { message: 'I own a stencil and know numbers up to two hundred.' })
  await decide(await openReceived(page, 'Bram Okafor'), 'Accept')
  await expectToast(page, 'Application accepted!')

  // Completed without hours, with an impact report.
  await page.goto(`/project/${id}`)
  await press(page, 'Complete')
  const dialog = page.getByRole('dialog', { name: `Complete “${title}”?` })
  await dialog.getByText('Impact report').click()
  await dialog.getByLabel('People helped').fill('140')
  await dialog.getByLabel('Results').fill('Nobody opens the wrong locker any more.')
  await dialog.getByRole('button', { name: /^Complete Project/ }).click()
  await expectToast(page, 'Project completed')
  await expect(findManagePanel(page).getByRole('heading')).toBeFocused()

  await reviewPending(page, 'Bram Okafor', {
    stars: '4 stars, Very Good',
    text: 'Straight numbers, good jokes.',
  })
  await reviewPending(volunteer, organizationName, {
    stars: '5 stars, Excellent',
    text: 'They hold the ladder, and they hold it well.',
  })

  // The organization replies, and the volunteer reads it.
  await page.goto('/reviews?tab=received')
  await page.getByRole('button', { name: 'Reply to the review by Bram Okafor' }).click()
  await page.getByRole('textbox', { name: 'Reply' }).fill('Any time, at any height.')
  await page.getByRole('button', { name: 'Post reply' }).click()
  await expectToast(page, 'Reply posted')
  await volunteer.goto('/reviews?tab=given')
  await expect(volunteer.getByRole('group', { name: `Reply from ${organizationName}` })).toContainText(
    'Any time, at any height.',
  )

  // The resulting statistics, for the volunteer and in public.
  await volunteer.getByRole('link', { name: 'View Analytics' }).click()
  const numbers = volunteer.getByRole('region', { name: 'Review totals' })
  await expect(numbers).toContainText(/Reviews Received\s*1/)
  await expect(numbers).toContainText(/Reviews Given\s*1/)
  await expect(numbers).toContainText(/Avg Rating\s*4\.0/)

  const place = volunteer.getByRole('article', { name: organizationName })
  // A job adds it a moment later.
  await expect(async () => {
    await volunteer.goto(`/top-organizations?search=${encodeURIComponent(organizationName)}`)
    await expect(volunteer.getByRole('main').getByRole('status')).not.toBeEmpty()
    const [text] = await place.allTextContents()
    expect(text).toMatch(/140\s*People helped|People helped\s*140/)
    expect(text).toContain('5.0')
  }).toPass()
  await place.getByRole('link', { name: organizationName, exact: true }).click()
  await expect(volunteer.getByRole('heading', { level: 1, name: organizationName })).toBeVisible()
  await expect(volunteer.getByRole('article').filter({ hasText: 'They hold the ladder' })).toContainText(
    'Any time, at any height.',
  )
})
