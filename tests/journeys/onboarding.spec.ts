import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'

test('a visitor answers four questions, reloads, signs up and is set up immediately', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Started - Free' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tell us about yourself' })
  await expect(dialog).toContainText('Step 1 of 4')
  await expectAccessible(page)
  await dialog.getByText('Volunteer', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Photography' }).click()
  await expectNoSidewaysScroll(page)

  await page.reload()
  await page.getByRole('button', { name: 'Get Started - Free' }).click()
  await expect(dialog).toContainText('Step 2 of 4')
  await expect(dialog.getByRole('button', { name: 'Photography' })).toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Animal Welfare' }).click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('Background').fill('Twelve years of press photography.')
  await dialog.getByLabel('Availability').fill('Weekends')
  await dialog.getByLabel('Goals').fill('Pictures that find a dog its home.')
  await dialog.getByRole('button', { name: 'Complete Setup' }).click()

  await expect(page).toHaveURL('/auth?tab=sign-up&type=volunteer')
  await page.getByLabel('First name').fill('Lena')
  await page.getByLabel('Email').fill('lena.onboards@example.net')
  await page.getByLabel('Password').fill('quiet-harbor-71')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByText("Your profile has been set up. Let's find you some amazing projects!", { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/')
  const user = await page.evaluate(async () => (await fetch('/api/user')).json())
  expect(user).toMatchObject({ firstName: 'Lena', hasVolunteerProfile: true })
  expect(await page.evaluate(() => localStorage.getItem('bridgeCollective_draft:onboarding'))).toBeNull()
})

test('onboarding works with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Started - Free' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Volunteer' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Web Development' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Mobile Development' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Get Started - Free' })).toBeFocused()
})
