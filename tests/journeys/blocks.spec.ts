import { publishProject, register, sendApplication } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast, openReceived } from '#tests/support/scenarios/steps.ts'

test('each side blocks the other where it meets it, without a conversation, and the settings undo it', async ({
  page: owner,
  openBrowser,
}) => {
  test.slow()
  await register(owner, { type: 'Organization', firstName: 'Petra' })
  const projectId = await publishProject(owner, {
    organizationName: 'Puffin Post Office',
    title: 'Sort the mail of the puffins',
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Wendelin' })
  await sendApplication(volunteer, projectId, 'I sort mail every morning and would like to help you.')

  // The organization, on the application.
  const received = await openReceived(owner, 'Wendelin Okafor')
  await received.getByRole('button', { name: 'Block this person' }).click()
  const question = owner.getByRole('dialog', { name: 'Block Wendelin Okafor?' })
  await expect(question).toContainText('We decline their pending applications to you')
  await expectAccessible(owner, '[role=dialog]')
  await question.getByRole('button', { name: 'Block' }).click()
  await expectToast(owner, 'Wendelin Okafor is blocked')
  await expect(received.getByRole('button', { name: 'Unblock this person' })).toBeFocused()
  await expectAccessibleAtEveryWidth(owner)

  // The volunteer, on the organization's page.
  await volunteer.goto(`/project/${projectId}`)
  await volunteer.getByRole('main').getByRole('link', { name: 'Puffin Post Office' }).first().click()
  await volunteer.getByRole('button', { name: 'Block this organization' }).click()
  await volunteer.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expectToast(volunteer, 'Puffin Post Office is blocked')
  await expectAccessibleAtEveryWidth(volunteer)

  // Each finds the other in the settings.
  await volunteer.goto('/profile?tab=settings#blocked')
  await volunteer.getByRole('button', { name: 'Unblock Puffin Post Office' }).click()
  await volunteer.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expectToast(volunteer, 'Puffin Post Office is unblocked')
  await expect(volunteer.getByText('You haven’t blocked anyone.')).toBeVisible()
  await expect(volunteer.getByRole('heading', { name: 'Blocked' })).toBeFocused()
  await owner.goto('/profile?tab=settings#blocked')
  await expect(owner.getByRole('list', { name: 'Blocked people and organizations' })).toContainText(
    'Blocked for Puffin Post Office',
  )
  await expectAccessibleAtEveryWidth(owner)
})
