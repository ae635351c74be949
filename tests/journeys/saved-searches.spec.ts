import { publishProject, register } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectAccessibleAtEveryWidth } from '#tests/support/running/journey.ts'
import { listEmailTexts, test } from '#tests/support/running/mail-journey.ts'
import { newAddress } from '#tests/support/scenarios/people.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const posting = { cause: 'Education', skill: 'Writing', places: 2 }
const title = 'Labels for the marigold beds'

test('a volunteer saves what they browse, is notified live of a project that matches, ends it from the email and restores it', async ({
  page: volunteer,
  openBrowser,
  mail,
}) => {
  test.slow()
  const email = newAddress()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Elif', email })
  await volunteer.goto('/browse?search=marigold&skills=Writing')
  await expect(volunteer.getByRole('searchbox', { name: 'Search' })).toHaveValue('marigold')
  await volunteer.getByRole('button', { name: 'Save search' }).click()
  const dialog = volunteer.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name')).toHaveValue('marigold, Writing')
  await dialog.getByLabel('Name').fill('Marigolds')
  await dialog.getByLabel('Tell me').selectOption('Immediately')
  await expectAccessible(volunteer, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save search' }).click()
  await expectToast(volunteer, 'Search saved')
  await expect(volunteer.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const owner = await openBrowser()
  await register(owner, { type: 'Organization', firstName: 'Ruth' })
  const at = { ...posting, organizationName: 'Marigold Gardens' }
  // One filter alone is not enough.
  await publishProject(owner, { ...at, title: 'Seeds for the marigold beds', skill: 'Translation' })
  const projectId = await publishProject(owner, { ...at, title })

  // The open page says so by itself.
  await volunteer.getByRole('button', { name: 'Notifications, 1 unread', exact: true }).click()
  const list = volunteer.getByRole('dialog', { name: 'Notifications' })
  await expect(list.getByText(`“${title}” by Marigold Gardens matches your saved search.`)).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('link', { name: /^New for your saved search/ }).click()
  await expect(volunteer).toHaveURL(new RegExp(`/project/${projectId}$`))

  const emails = () => listEmailTexts(mail, email).filter((text) => text.includes('Marigolds'))
  await expect.poll(() => emails().length).toBe(1)
  const [text = ''] = emails()
  expect(text).toContain(`/project/${projectId}`)
  const [, path = ''] = /(\/auth\/unsubscribe#[\w.-]+)/.exec(text) ?? []

  // In a browser where no one is signed in, as the link in an email is opened.
  const reader = await openBrowser()
  await reader.goto(path)
  await expect(reader.getByRole('heading', { name: 'End the saved search “Marigolds”?' })).toBeVisible()
  await expectAccessibleAtEveryWidth(reader)
  await reader.getByRole('button', { name: 'End search' }).click()
  await expect(reader.getByRole('heading', { name: 'Search ended' })).toBeVisible()

  await volunteer.goto('/profile?tab=settings#saved-searches')
  const saved = volunteer.getByRole('list', { name: 'Saved searches' })
  const row = saved.getByRole('listitem').filter({ hasText: 'Marigolds' })
  await expect(row).toContainText('Ended')
  await publishProject(owner, { ...at, title: 'Benches for the marigold beds' })
  await row.getByRole('button', { name: 'Restore “Marigolds”' }).click()
  await expect(row).toContainText('Immediately')
  await expectAccessible(volunteer)
  await row.getByRole('link', { name: 'Marigolds' }).click()
  await expect(volunteer).toHaveURL(/\/browse\?.*search=marigold/)
  await expect(volunteer.getByRole('article', { name: title })).toBeVisible()

  // No one is notified of what came while it was ended; what comes now is.
  await publishProject(owner, { ...at, title: 'Paths between the marigold beds' })
  await volunteer.getByRole('button', { name: 'Notifications, 1 unread', exact: true }).click()
  await expect(list.getByText(/Paths between the marigold beds/)).toBeVisible()
  await expect(list.getByText(/Benches for the marigold beds/)).toHaveCount(0)
  await expect.poll(() => emails().length).toBe(2)
})
