import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { signUp, tabTo } from '#tests/support/scenarios/people.ts'
import {
  apply,
  decide,
  expectToast,
  findProject,
  findRow,
  logHours,
  postProject,
} from '#tests/support/scenarios/steps.ts'

const title = 'Count the swifts under our roof'

test('an organization signs up, posts a project, accepts a volunteer, confirms hours, signs off and reviews', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await signUp(page, { type: 'Organization', firstName: 'Vera' })
  await page.goto('/organization-dashboard')
  await expect(page.getByText('No pending applications')).toBeVisible()
  await expectAccessible(page)
  await postProject(page, {
    organizationName: 'Roof and Wing',
    title,
    cause: 'Environment',
    skill: 'Research',
    places: 2,
  })

  const volunteer = await openBrowser()
  await signInByCall(volunteer, 'volunteer')
  await findProject(volunteer, title)
  await apply(volunteer, { message: 'I have good eyes and a folding chair.' })

  await page.goto('/organization-dashboard')
  const numbers = page.getByRole('region', { name: 'Stats' })
  const received = page.getByRole('list', { name: 'Applications' }).getByRole('listitem')
  await expect(received).toContainText('Maya Lindqvist')
  await expectAccessible(page)
  await decide(received, 'Accept', 'Bring the chair.')
  await expectToast(page, 'Application accepted!')

  await volunteer.goto('/applications')
  await logHours(volunteer, title, { hours: '2', note: 'North side' })
  await logHours(volunteer, title, { hours: '3.5', note: 'South side' })
  await expect(volunteer.getByRole('article', { name: `Application to ${title}` })).toContainText(
    '5.5 hours pending',
  )

  await page.goto('/organization-dashboard?tab=volunteers')
  await expect(numbers).toContainText(/Total Volunteers\s*1/)
  const volunteers = page.getByRole('tabpanel', { name: 'Volunteers' })
  await expect(volunteers.getByText('5.5 hours to confirm')).toBeVisible()
  await page.getByRole('tabpanel').getByRole('link', { name: 'Maya Lindqvist', exact: true }).click()
  const hours = page.getByRole('region', { name: `Hours on ${title}` })
  const whole = hours.getByRole('button', { name: 'Confirm 5.5 hours' })
  await expect(whole).toBeVisible()
  await expectAccessible(page)

  // The rest uses only the keyboard.
  const { keyboard } = page
  await tabTo(page, hours.getByRole('checkbox', { name: /North side/ }))
  await keyboard.press('Space')
  await tabTo(page, hours.getByRole('button', { name: 'Confirm 3.5 hours' }))
  await keyboard.press('Enter')
  await expectToast(page, 'Hours confirmed')
  await expect(hours).toBeFocused()
  await expect(hours).toContainText('3.5 hours confirmed')
  await tabTo(page, hours.getByRole('checkbox', { name: /North side/ }))
  await keyboard.press('Space')
  await tabTo(page, hours.getByRole('button', { name: 'Reject 2 hours' }))
  await keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await keyboard.type('The north side has no nests.')
  await expectAccessible(page)
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Reject' }))
  await keyboard.press('Enter')
  await expectToast(page, 'Hours rejected')
  await expect(hours).toBeFocused()

  const detail = page.getByRole('article', { name: 'Application by Maya Lindqvist' })
  await tabTo(page, detail.getByRole('button', { name: 'Sign off' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Sign off' }))
  await keyboard.press('Enter')
  await expectToast(page, 'Contribution signed off')
  await tabTo(page, detail.getByRole('button', { name: 'Leave a review of Maya Lindqvist' }))
  await keyboard.press('Enter')
  const review = page.getByRole('dialog', { name: 'Review Maya Lindqvist' })
  await expect(review.getByRole('radio', { name: '5 stars, Excellent' })).toBeFocused()
  await keyboard.press('ArrowLeft')
  await expect(review.getByRole('radio', { name: '4 stars, Very Good' })).toBeChecked()
  await tabTo(page, review.getByRole('textbox', { name: 'Review' }))
  await keyboard.type('Counted twice and laughed at the pigeons.')
  await expectAccessible(page)
  await tabTo(page, review.getByRole('button', { name: 'Submit Review' }))
  await keyboard.press('Enter')
  await expectToast(page, 'Review submitted')
  await expect(detail.getByText('You reviewed Maya Lindqvist.')).toBeFocused()

  await volunteer.reload()
  const mine = volunteer.getByRole('article', { name: `Application to ${title}` })
  await mine.getByRole('button', { name: `Your application to ${title}` }).click()
  await expect(mine).toContainText('Roof and Wing left a review')
  await expect(mine).toContainText('The north side has no nests.')

  await page.goto('/organization-dashboard')
  await expect(numbers).toContainText(/Active Projects\s*1/)
  await expect(numbers).toContainText(/Total Volunteers\s*1/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.goto('/applications?tab=received')
  await expect(findRow(page, 'Maya Lindqvist')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
