import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { signUp } from '#tests/support/scenarios/people.ts'
import { postProject } from '#tests/support/scenarios/steps.ts'

test.describe('a new organization', () => {
  // It has no profile before it has a name.
  test.use({ refusals: [404] })

  test('follows its checklist from its name to its colleagues', async ({ page }) => {
    test.slow()
    await signUp(page, { type: 'Organization', firstName: 'Priya' })
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Priya' })).toBeVisible()
    const setup = page.getByRole('region', { name: 'Get set up' })
    await expect(setup).toContainText('0 of 5 done')
    await expect(page.getByRole('region', { name: 'Needs you' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Send again', exact: true })).toBeHidden()
    await expectAccessible(page)

    await setup.getByRole('link', { name: /^Name it/ }).click()
    await expect(page).toHaveURL('/organization-profile-setup')
    await page.goBack()
    await setup.getByRole('link', { name: /^Verify now/ }).click()
    await expect(page).toHaveURL('/organization-verification')
    await page.goBack()
    await setup.getByRole('button', { name: /^Send again/ }).click()
    await expect(setup).toContainText('We sent a new link to')
    await setup.getByRole('link', { name: /^Invite/ }).click()
    await expect(page.getByRole('heading', { name: 'Members', exact: true })).toBeFocused()

    await postProject(page, {
      organizationName: 'Riverside Food Bank',
      title: 'Count what is left in the pantry',
      cause: 'Food Security',
      skill: 'Research',
      places: 2,
    })
    await page.goto('/home')
    await expect(setup).toContainText('2 of 5 done')
    await expect(setup).toContainText('Volunteers see a verified badge on your projects.')
    const projects = page.getByRole('region', { name: 'Your projects' })
    await expect(projects).toContainText('2 of 2 spots left')
    await expectAccessible(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    const bar = page.getByRole('navigation', { name: 'Tab bar' })
    await bar.getByRole('link', { name: 'Messages' }).click()
    await expect(page).toHaveURL('/messages')
  })
})

test('a new volunteer answers four questions, and their goal picks what is recommended', async ({ page }) => {
  test.slow()
  await signUp(page, { type: 'Skilled Volunteer', firstName: 'Maya' })
  await expect(page.getByRole('heading', { name: 'Your profile is 0% complete' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Answer four questions' }).click()
  const questions = page.getByRole('dialog', { name: 'Tell us about yourself' })
  const next = () => questions.getByRole('button', { name: 'Next' }).click()
  await expect(questions).toContainText('Step 2 of 4')
  await questions.getByRole('button', { name: 'Accounting' }).click()
  await next()
  await questions.getByRole('button', { name: 'Education' }).click()
  await next()
  await questions.getByLabel('Background').fill('Ten years of keeping books for small shops.')
  await questions.getByLabel('Availability').fill('Thursday evenings')
  await questions.getByLabel('Goals').fill('Use my bookkeeping, and learn grant writing.')
  await questions.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(questions).toBeHidden()
  const basics = page.getByRole('dialog', { name: 'Four more answers for better matches' })
  await basics.getByRole('button', { name: 'Skip for now' }).click()
  await expect(basics).toBeHidden()

  await expect(page.getByText('“Use my bookkeeping, and learn grant writing.”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your profile is 55% complete' })).toBeVisible()
  const recommended = page.getByRole('region', { name: 'Recommended for your goal' })
  // Nothing but the goal names such work. Which of it comes first depends on what others applied to.
  const writing = /For your goal: (Grant|Content) Writing/
  await expect(recommended).toContainText(writing)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit your goal' }).click()
  const goal = page.getByRole('dialog', { name: 'What do you hope to achieve?' })
  await expect(goal.getByLabel('Your goal')).toHaveValue('Use my bookkeeping, and learn grant writing.')
  await goal.getByLabel('Your goal').fill('Teach English to people who are new in town.')
  await expectAccessible(page)
  await goal.getByRole('button', { name: 'Save goal' }).click()
  await expect(goal).toBeHidden()
  await expect(recommended).not.toContainText(writing)

  await page.getByRole('link', { name: 'Add location' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Volunteer Profile' })).toBeVisible()
})

test('the rows of a home lead to where each is done', async ({ page }) => {
  await signInByCall(page, 'organization')
  const rendered = await page.request.get('/home')
  expect(await rendered.text()).toContain('applications to review')
  await page.goto('/')
  await page.getByRole('link', { name: /^Review: \d+ applications to review/ }).click()
  await expect(page).toHaveURL(/\/applications\?tab=received&show=pending/)
  await page.goBack()
  await page.getByRole('link', { name: /^Confirm: / }).click()
  await expect(page).toHaveURL(/show=hours/)
})
