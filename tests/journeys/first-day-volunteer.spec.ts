import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { signUp } from '#tests/support/scenarios/people.ts'
import { apply, decide, expectToast, logHours, openReceived } from '#tests/support/scenarios/steps.ts'

const title = 'ESL conversation tutors, Tuesday and Thursday evenings'
const organization = 'Lantern Street Literacy'

// Animations run here, as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a volunteer signs up, completes the setup, finds and saves a project, applies, is accepted, logs hours and reviews', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await page.goto('/')
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click()
  await signUp(page, { type: 'Skilled Volunteer', firstName: 'Noa' })

  await page.getByRole('button', { name: 'Answer four questions' }).click()
  const setup = page.getByRole('dialog', { name: 'Tell us about yourself' })
  const next = () => setup.getByRole('button', { name: 'Next' }).click()
  await setup.getByRole('button', { name: 'Teaching' }).click()
  await next()
  await setup.getByRole('button', { name: 'Education' }).click()
  await next()
  await setup.getByLabel('Background').fill('Six years of evening classes for adults.')
  await setup.getByLabel('Availability').fill('Thursday evenings')
  await setup.getByLabel('Goals').fill('People who dare to say the sentence.')
  await setup.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(setup).toBeHidden()

  await page.goto('/volunteer-dashboard')
  await expect(page.getByText('No applications yet')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('link', { name: 'Browse Projects' }).first().click()
  await page.getByRole('button', { name: 'Education', exact: true }).click()
  await expect(page).toHaveURL(/causeAreas=Education/)
  await page.getByRole('searchbox', { name: 'Search' }).fill('ESL conversation')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await page.getByRole('button', { name: `Save ${title}` }).click()
  await expectToast(page, 'Project saved', 'Added to your saved projects')
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  await apply(page, { message: 'I have taught evening classes for six years and like a kettle nearby.' })

  await page.goto('/volunteer-dashboard')
  const numbers = page.getByRole('region', { name: 'Stats' })
  await expect(numbers).toContainText(/Active Applications\s*1/)
  await expect(page.getByRole('tab', { name: /^Saved/ })).toContainText('1')
  const mine = page.getByRole('article', { name: `Application to ${title}` })
  await expect(mine).toContainText('Pending')

  const staff = await openBrowser()
  await signInByCall(staff, 'organization')
  const received = await openReceived(staff, 'Noa Okafor')
  await decide(received, 'Accept', 'Come on Thursday.')
  await expectToast(staff, 'Application accepted!')

  await page.goto('/volunteer-dashboard?tab=active')
  await expect(numbers).toContainText(/Active Projects\s*1/)
  const hours = page.getByRole('region', { name: `Hours on ${title}` })
  await hours.getByRole('button', { name: 'Log hours' }).click()
  const form = page.getByRole('dialog', { name: 'Log hours' })
  await form.getByRole('button', { name: 'Log hours' }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await logHours(page, title, { hours: '1.5', note: 'First evening' })
  await expect(hours).toContainText('1.5 hours pending')
  await hours.getByText('Logged hours').click()
  await expect(hours.getByRole('list')).toContainText('First evening')
  await expectAccessible(page)

  const accepted = await openReceived(staff, 'Noa Okafor')
  await accepted.getByRole('button', { name: 'Confirm 1.5 hours' }).click()
  await expectToast(staff, 'Hours confirmed')
  await decide(accepted, 'Sign off')
  await expectToast(staff, 'Contribution signed off')

  await page.goto('/applications')
  await expect(mine).toContainText('Completed')
  await mine.getByRole('button', { name: `Your application to ${title}` }).click()
  await expect(
    mine.getByRole('list', { name: `What happened on ${title}` }).getByRole('listitem'),
  ).toHaveText([
    /^Lantern Street Literacy signed off the work/,
    /^Lantern Street Literacy confirmed 1.5 hours/,
    /^You logged 1.5 hours for .*First evening$/,
    /^Lantern Street Literacy accepted the application/,
    /^You applied/,
  ])
  await expectAccessible(page)
  await mine.getByRole('button', { name: `Leave a review of ${organization}` }).click()
  const review = page.getByRole('dialog', { name: `Review ${organization}` })
  await review.getByRole('button', { name: 'Submit Review' }).click()
  await expectToast(page, 'Review Required')
  await review.getByRole('textbox', { name: 'Review' }).fill('A table, a kettle and people who mean it.')
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Submit Review' }).click()
  await expectToast(page, 'Review submitted')
  await expect(page.locator('p:focus').getByRole('link')).toHaveAccessibleName(
    `See your review of ${organization}`,
  )

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.goto('/volunteer-dashboard')
  await expect(numbers).toContainText(/Hours Contributed\s*1.5 h/)
  await expectNoSidewaysScroll(page)
})
