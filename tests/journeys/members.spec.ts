import type { Page } from '@playwright/test'
import { signInByCall, publishProject, register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { apply, decide, expectToast, findProject, openReceived } from '#tests/support/scenarios/steps.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Members of Quayside Repairs' })
    .getByRole('listitem')
    .filter({ hasText: name })

/** Chooses an action for a member and confirms it. */
async function change(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await page.getByRole('dialog').getByRole('button', { name: action }).click()
}

// Someone who no longer belongs to an organization has no organization profile.
test.use({ refusals: [404] })

test('an invited person signs up with the emailed link, works under their own name, and becomes the owner', async ({
  page,
  openBrowser,
}, { retry }) => {
  test.slow()
  const project = `Mend the tool shed ${retry}`
  const email = `nadia${retry}@example.net`
  await register(page, { type: 'Organization', firstName: 'Ada' })
  await publishProject(page, {
    organizationName: 'Quayside Repairs',
    title: project,
    cause: 'Education',
    skill: 'Teaching/Training',
    places: 2,
  })
  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Vera' })
  await findProject(volunteer, project)
  await apply(volunteer, { message: 'I have mended three sheds and would like a fourth.' })

  // Invited with the keyboard alone.
  await page.goto('/profile?tab=organization')
  await tabTo(page, page.getByRole('button', { name: 'Invite member' }))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill(email)
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expectToast(
    page,
    '1 invitation stored',
    'This site sends no email yet. You can send it once the site does.',
  )
  await expect(page.getByRole('list', { name: 'Open invitations to Quayside Repairs' })).toContainText(email)
  await expectAccessibleAtEveryWidth(page)

  const invited = await openBrowser()
  await invited.goto(await findEmailLink(page, email, 'Ada Okafor invites you to Quayside Repairs'))
  await expect(title(invited, 'Quayside Repairs invites you')).toBeVisible()
  await expectAccessibleAtEveryWidth(invited)
  await invited.getByRole('link', { name: 'Create account' }).click()
  await invited.getByLabel('First name').fill('Nadia')
  await invited.getByLabel('Last name').fill('Berg')
  await invited.getByLabel('Email').fill(email)
  await invited.getByLabel('Password').fill('quiet-harbor-71')
  await invited.getByRole('button', { name: 'Create account' }).click()
  await expect(title(invited, 'Quayside Repairs invites you')).toBeVisible()
  await invited.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(title(invited, 'Welcome to Quayside Repairs')).toBeFocused()
  await expectAccessible(invited)

  // Her actions carry her name for the other members.
  const received = await openReceived(invited, 'Vera Okafor')
  await decide(received, 'Accept')
  await expectToast(invited, 'Application accepted!')
  const sameReceived = await openReceived(page, 'Vera Okafor')
  await sameReceived.getByText('Timeline', { exact: true }).click()
  await expect(sameReceived).toContainText('Nadia Berg accepted')

  await page.goto('/profile?tab=organization')
  await expect(row(page, 'Nadia Berg')).toContainText('Manager')
  await change(page, 'Nadia Berg', 'Transfer ownership')
  await expectToast(page, 'Nadia Berg is now the owner')
  await expect(row(page, 'Nadia Berg')).toContainText('Owner')
  await expect(page.getByRole('button', { name: 'Invite member' })).toBeHidden()
  await change(page, 'Ada Okafor', 'Leave organization')
  await expectToast(page, 'You left Quayside Repairs')
  await page.goto('/applications?tab=received')
  await expect(page.getByRole('heading', { name: 'No applications received yet' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Application by Vera Okafor' })).toHaveCount(0)

  await invited.goto('/profile?tab=organization')
  await expect(row(invited, 'Ada Okafor')).toHaveCount(0)
  await expect(row(invited, 'Nadia Berg')).toContainText('Owner')
  await invited.getByRole('button', { name: /^Notifications/ }).click()
  await expect(invited.getByText('You’re now an owner')).toBeVisible()
})

test.describe('an invitation', () => {
  test.use({ refusals: [404, 410] })

  test('does not work for someone signed in with another account, and an invalid one says whom to ask', async ({
    page,
    openBrowser,
  }, { retry }) => {
    const email = `elsewhere${retry}@example.net`
    await signInByCall(page, 'organization')
    await page.goto('/profile?tab=organization')
    await page.getByRole('button', { name: 'Invite member' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expectToast(page, '1 invitation stored')
    const link = await findEmailLink(page, email, 'Ruth Calloway invites you to Lantern Street Literacy')

    const other = await openBrowser()
    await register(other, { type: 'Skilled Volunteer', firstName: 'Otto' })
    await other.goto(link)
    await expect(title(other, 'This invitation is for another email address')).toBeVisible()
    await expectAccessible(other)

    await page.getByRole('button', { name: `Withdraw the invitation to ${email}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expectToast(page, 'Invitation withdrawn')
    const visitor = await openBrowser()
    await visitor.goto(link)
    await expect(title(visitor, 'This invitation is no longer valid')).toBeVisible()
    await expectAccessible(visitor)
  })
})
