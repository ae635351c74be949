import { publishProject, register } from '#tests/support/calls/calls.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

// Someone without an organization has no organization profile.
test.use({ refusals: [404] })

test('an owner invites members from a list by keyboard, corrects a row first, and one of them declines after a question', async ({
  page,
  openBrowser,
}, { retry }) => {
  test.slow()
  const [kim, sam] = [`list-kim${retry}@example.net`, `list-sam${retry}@example.net`]
  await register(page, { type: 'Organization', firstName: 'Ada' })
  await publishProject(page, {
    organizationName: 'Harbor Tools',
    title: `Sort the tool wall ${retry}`,
    cause: 'Education',
    skill: 'Teaching/Training',
    places: 1,
  })
  await page.goto('/profile?tab=organization')
  await tabTo(page, page.getByRole('button', { name: 'Invite from a list' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 3, name: 'Invite members from a list' })).toBeFocused()
  await page.keyboard.press('Tab')
  const list = page.getByRole('textbox', { name: 'List of members' })
  await expect(list).toBeFocused()
  await list.fill(`email,name,role\n${kim},Kim Lee,owner\n${sam},Sam,captain`)
  await page.getByRole('button', { name: 'Check list' }).press('Enter')
  await expect(page.getByText('Line 3: The column “role” must be “owner” or “manager”')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await list.fill(`email,name,role\n${kim},Kim Lee,owner\n${sam},Sam,`)
  await page.getByRole('button', { name: 'Check list' }).press('Enter')
  await expect(page.getByRole('heading', { level: 3, name: 'Preview' })).toBeFocused()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Send 2 invitations' }).press('Enter')
  await expectToast(
    page,
    '2 invitations stored',
    'This site sends no email yet. You can send them once the site does.',
  )
  const open = page.getByRole('list', { name: 'Open invitations to Harbor Tools' })
  await expect(open.getByRole('listitem')).toHaveCount(2)

  const invited = await openBrowser()
  await invited.goto(await findEmailLink(page, sam, 'Ada Okafor invites you to Harbor Tools'))
  await invited.getByRole('button', { name: 'Decline' }).click()
  const question = invited.getByRole('dialog', { name: 'Decline the invitation?' })
  await expectAccessibleAtEveryWidth(invited)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(invited.getByRole('button', { name: 'Decline' })).toBeFocused()
  await invited.getByRole('button', { name: 'Decline' }).click()
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect(invited.getByRole('heading', { level: 1, name: 'Invitation declined' })).toBeFocused()
  await page.reload()
  await expect(open.getByRole('listitem')).toHaveCount(1)

  await invited.goto(await findEmailLink(page, kim, 'Ada Okafor invites you to Harbor Tools'))
  await invited.getByRole('link', { name: 'Create account' }).click()
  await expect(invited.getByLabel('First name')).toHaveValue('Kim')
  await expect(invited.getByLabel('Last name')).toHaveValue('Lee')
})
