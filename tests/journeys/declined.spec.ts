import { publishProject, register, sendApplication } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const message = 'Thank you, Silas. We needed someone who has kept a ledger before.'

for (const width of [390, 1280]) {
  test(`at ${width} px, a member declines with a reason by keyboard alone, and the volunteer reads it and finds other projects`, async ({
    page: owner,
    openBrowser,
  }) => {
    test.slow()
    const title = `Sort the ledgers ${width}`
    await register(owner, { type: 'Organization', firstName: 'Nils' })
    const posting = {
      organizationName: `Ledger Friends ${width}`,
      cause: 'Environment',
      skill: 'Research',
      places: 2,
    }
    const projectId = await publishProject(owner, { ...posting, title })
    const volunteer = await openBrowser()
    await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Silas' })
    await sendApplication(volunteer, projectId, 'I like old paper and neat columns.')
    for (const page of [owner, volunteer]) await page.setViewportSize({ width, height: 720 })

    await owner.goto('/applications?tab=received')
    if (width < 1024) await owner.getByRole('link', { name: /^Silas/ }).press('Enter')
    await expect(owner.getByRole('article', { name: /^Application by Silas/ })).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Decline…' })).toBeInViewport({ ratio: 1 })
    await owner.keyboard.press('d')
    const dialog = owner.getByRole('dialog', { name: /^Decline Silas/ })
    const reasons = dialog.getByRole('group', { name: 'Why are you declining?' })
    await expect(reasons.getByRole('radio').first()).toBeFocused()
    await expect(reasons.getByRole('radio', { checked: true })).toHaveCount(0)
    await owner.keyboard.press('Enter')
    await expect(reasons).toContainText('Choose a reason')
    await expectAccessible(owner, '[role=dialog]')
    await owner.keyboard.press('ArrowDown')
    await expect(reasons.getByRole('radio', { name: 'Different experience needed' })).toBeChecked()
    await tabTo(owner, dialog.getByRole('textbox'))
    await owner.keyboard.type(message)
    await expectAccessible(owner, '[role=dialog]')
    await tabTo(owner, dialog.getByRole('button', { name: 'Decline', exact: true }))
    await owner.keyboard.press('Enter')
    await expectToast(owner, 'Application declined')
    await owner.goto('/applications?tab=received&show=declined')
    if (width < 1024) await owner.getByRole('link', { name: /^Silas/ }).press('Enter')
    const record = owner.getByRole('article', { name: /^Application by Silas/ })
    await expect(record).toContainText('Your reason for declining')
    await expect(record).toContainText('Different experience needed')
    await expectAccessible(owner)

    await volunteer.goto('/volunteer-dashboard')
    await volunteer.getByRole('button', { name: /^Notifications/ }).click()
    const news = volunteer.getByText(/did not accept your application/)
    await expect(news).toContainText('They were looking for different experience this time.')
    await news.click()
    const row = volunteer.getByRole('article', { name: `Application to ${title}` })
    await expect(row.getByText(/^They were looking for different experience/).first()).toBeVisible()
    await expect(row.getByText(message, { exact: true })).toBeVisible()
    const others = row.getByRole('region', { name: /^(Open projects like this|Other open projects)$/ })
    await expect(others.getByRole('listitem')).toHaveCount(3)
    await expectAccessibleAtEveryWidth(volunteer)
    await others.getByRole('link').first().press('Enter')
    await expect(volunteer).toHaveURL(/\/project\//)
  })
}
