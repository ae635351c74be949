import { publishProject, register } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { signUp, tabTo } from '#tests/support/scenarios/people.ts'
import {
  apply,
  decide,
  expectToast,
  findProject,
  openReceived,
  postProject,
} from '#tests/support/scenarios/steps.ts'

const coverLetter = 'I read letters of this kind for a housing charity and can start on Monday.'

test('an organization posts a project, a volunteer finds it, applies and is accepted, and both see it', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const title = 'Answer the spring letters'
  await register(page, { type: 'Organization', firstName: 'Nora' })
  await postProject(page, {
    organizationName: 'Elm Court Advice',
    title,
    cause: 'Human Rights',
    skill: 'Legal Services',
    places: 2,
    contact: 'Ring the bell twice.',
  })
  await expect(page.getByText('This is your organization’s project')).toBeVisible()
  await expectAccessible(page)

  const volunteer = await openBrowser()
  const email = 'ida@example.org'
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Ida', email })

  // By another name of the skill, and by text.
  await volunteer.goto('/browse')
  await volunteer.getByRole('button', { name: 'Show all 18 skills' }).click()
  await volunteer.getByRole('button', { name: 'Legal', exact: true }).click()
  await expect(volunteer).toHaveURL(/skills=Legal/)
  await expect(volunteer.getByRole('link', { name: title })).toBeVisible()
  await volunteer.getByRole('searchbox', { name: 'Search' }).fill('spring letters')
  await volunteer.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(volunteer.getByText('1 project', { exact: true })).toBeVisible()
  await expectAccessible(volunteer)
  await volunteer.getByRole('link', { name: 'View Details' }).click()
  await expect(volunteer.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(volunteer.getByText('Not yet verified')).toBeVisible()
  await expect(volunteer.getByText('Ring the bell twice.')).toBeHidden()

  // A cover letter of only spaces is refused, and a reload loses nothing.
  await volunteer.getByRole('button', { name: 'Apply Now' }).click()
  const message = volunteer.getByRole('textbox', { name: 'Message' })
  await message.fill('   ')
  await volunteer.getByRole('button', { name: 'Submit application' }).click()
  await expectToast(
    volunteer,
    'Application Required',
    "Please write a message explaining why you're interested in this project",
  )
  await message.fill(coverLetter)
  await expectAccessible(volunteer)
  await volunteer.reload()
  await expect(message).toHaveValue(coverLetter)
  await volunteer.getByRole('button', { name: 'Submit application' }).click()
  await expectToast(volunteer, 'Application submitted')
  await expect(volunteer.getByRole('button', { name: 'Applied (pending)' })).toBeDisabled()

  const received = await openReceived(page, 'Ida Okafor')
  await expect(received).toContainText(coverLetter)
  await expect(received).not.toContainText(email)
  await decide(received, 'Accept', 'Welcome! Come on Tuesday.')
  await expectToast(page, 'Application accepted!', 'The volunteer has been notified of their acceptance.')
  await expect(received).toContainText('Accepted')
  await expect(received.getByRole('link', { name: email })).toBeVisible()
  // The button was below the window; scrolled, the header covers a part of the filters.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await volunteer.getByRole('link', { name: 'View my applications' }).click()
  const mine = volunteer.getByRole('article', { name: `Application to ${title}` })
  await expect(mine).toContainText('Accepted')
  await expect(mine).toContainText('Welcome! Come on Tuesday.')
  await expectAccessible(volunteer)
  await mine.getByRole('link', { name: title }).click()
  await expect(volunteer.getByRole('button', { name: 'Applied (accepted)' })).toBeDisabled()
  await expect(volunteer.getByText('Ring the bell twice.')).toBeVisible()
  await expect(volunteer.getByText('1 of 2 spots left').first()).toBeVisible()
})

test('a volunteer can apply again after withdrawing but not after being declined, and a spot is free again when work ends', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const title = 'Sort the archive of the boathouse'
  await register(page, { type: 'Organization', firstName: 'Otto' })
  const posting = { title, cause: 'Education', skill: 'Research', places: 1 }
  await publishProject(page, { organizationName: 'Boathouse Nine', ...posting })
  const [first, second] = [await openBrowser(), await openBrowser()]
  await register(first, { type: 'Skilled Volunteer', firstName: 'Lena' })
  await register(second, { type: 'Skilled Volunteer', firstName: 'Paul' })

  await findProject(first, title)
  await apply(first, { message: coverLetter })
  await first.getByRole('link', { name: 'View my applications' }).click()
  const mine = first.getByRole('article', { name: `Application to ${title}` })
  await decide(mine.first(), 'Withdraw')
  await expectToast(first, 'Application withdrawn', 'Your application has been withdrawn successfully.')
  await expect(mine).toContainText('Withdrawn')
  await mine.getByRole('link', { name: title, exact: true }).click()
  await apply(first, { button: 'Apply again', message: coverLetter })

  await findProject(second, title)
  await apply(second, { message: coverLetter })
  await decide(await openReceived(page, 'Paul Okafor'), 'Decline', 'Thank you. We had one place only.')
  await expectToast(page, 'Application declined', 'The volunteer has been notified of the decision.')
  await second.reload()
  await expect(second.getByRole('button', { name: 'Applied (declined)' })).toBeDisabled()

  // Her first application, which she withdrew, is another row.
  await page.goto('/applications?tab=received&show=pending')
  await decide(page.getByRole('article', { name: 'Application by Lena Okafor' }), 'Accept')
  await expectToast(page, 'Application accepted!')
  const visitor = await openBrowser()
  await findProject(visitor, title)
  await expect(visitor.getByText('All spots are filled. If one opens up, you can apply here.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Sign In to Apply' })).toBeHidden()

  await first.goto('/applications')
  await mine.getByRole('button', { name: `More actions for ${title}` }).click()
  await first.getByRole('menuitem', { name: 'End collaboration' }).click()
  await first.getByRole('dialog').getByRole('button', { name: 'End collaboration' }).click()
  await expect(first.getByText('Please give a reason for ending accepted work')).toBeVisible()
  await first.getByRole('dialog').getByRole('textbox').fill('I am moving to another city.')
  await first.getByRole('dialog').getByRole('button', { name: 'End collaboration' }).click()
  await expectToast(first, 'Collaboration ended')
  await visitor.reload()
  await expect(visitor.getByRole('link', { name: 'Sign In to Apply' })).toBeVisible()
  await page.goto('/applications?tab=received&show=withdrawn&sort=newest')
  await expect(page.getByText('I am moving to another city.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a visitor filters in the sheet, signs up on the way and arrives at the apply dialog', async ({
    page,
  }) => {
    await page.goto('/browse')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Show all 18 skills' }).tap()
    await sheet.getByRole('button', { name: 'Legal', exact: true }).tap()
    await sheet.getByLabel('Hours per week').selectOption('5')
    const show = sheet.getByRole('button', { name: /^Show \d+ projects?$/ })
    await expect(show).toBeVisible()
    // The sheet covers half of the page.
    await expectAccessible(page, '[role=dialog]')
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
    await page.getByRole('link', { name: 'View Details' }).first().tap()
    await expect(page.getByRole('link', { name: 'Back to projects' })).toBeVisible()
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Sign In to Apply' }).tap()
    await signUp(page, { type: 'Skilled Volunteer', firstName: 'Mia' })
    const dialog = page.getByRole('dialog', { name: `Apply to ${title}` })
    await dialog.getByRole('textbox', { name: 'Message' }).fill(coverLetter)
    // The welcome toast stays clear of it.
    await dialog.getByRole('button', { name: 'Close' }).tap({ trial: true })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Submit application' }).tap()
    await expectToast(page, 'Application submitted')
    await page.goto('/applications')
    await expect(page.getByRole('article', { name: `Application to ${title}` })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('very long words stay within the page', async ({ page }) => {
    test.slow()
    const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(3)
    await register(page, { type: 'Organization', firstName: title.slice(0, 90) })
    const organizationName = title.slice(0, 90)
    await postProject(page, { organizationName, title, cause: 'Education', skill: 'Research', places: 1 })
    await expectNoSidewaysScroll(page)
    await page.goto('/browse')
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('Back restores the filters and the position in the list', async ({ page }) => {
    await page.goto('/browse?causeAreas=Education')
    const last = page.getByRole('link', { name: 'View Details' }).last()
    await last.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await last.tap()
    await expect(page.getByRole('link', { name: 'Back to projects' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  })
})

test('at 200% zoom the link to the projects stays reachable', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 430 })
  await page.goto('/auth')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Browse/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Projects' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a volunteer finds a project, applies and withdraws with the keyboard alone', async ({ page }) => {
  await register(page, { type: 'Skilled Volunteer', firstName: 'Kai' })
  await page.goto('/browse')
  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }))
  await page.keyboard.type('saturday intake clinic')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 project', { exact: true })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'View Details' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Apply Now' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.type(coverLetter)
  await tabTo(page, page.getByRole('button', { name: 'Submit application' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Application submitted')
  await expect(page.getByRole('region', { name: 'Apply to this project' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'View my applications' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Withdraw' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }))
  await page.keyboard.press('Enter')
  await expectToast(page, 'Application withdrawn')
  await expect(page.getByRole('article')).toBeFocused()
})
