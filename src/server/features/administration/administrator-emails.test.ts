import { expect, test } from 'vitest'
import { changeStaffRoles } from '#contract/administration/staff.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server, () => new Date())
const reason = 'She runs the site from now on.'

const change = (by: Person, id: string, [before, roles]: [from: StaffRole[], to: StaffRole[]]) =>
  by.client.call(changeStaffRoles, { params: { id }, body: { roles, before, reason } })

test('who makes or removes an administrator is named to the others in an email', async () => {
  const admin = await anAdministrator(server, { firstName: 'Vera', lastName: 'Stone' })
  const colleague = await anAdministrator(server)
  const person = await aVolunteer(server, { firstName: 'Ida', lastName: 'Lund' })
  expectSuccess(await change(admin, person.id, [[], ['moderator']]))
  expectSuccess(await change(admin, person.id, [['moderator'], ['administrator']]))
  expectSuccess(await change(admin, person.id, [['administrator'], []]))
  const subjects = (await emails.listSubjects(colleague.email)).filter((subject) =>
    subject.startsWith('Ida Lund'),
  )
  expect(subjects.toSorted()).toEqual([
    'Ida Lund is no longer an administrator',
    'Ida Lund is now an administrator',
  ])
  const email = await emails.findEmail(colleague.email, 'Ida Lund is now an administrator')
  expect(email?.text).toContain(`Ida Lund (${person.email}) is now an administrator of Bridge Collective.`)
  expect(email?.text).toContain(`Vera Stone changed it. The reason given: “${reason}”`)
  expect(email?.text).toContain(`/admin/people/${person.id}`)
  // Someone else may be using the account of the one who did it.
  expect(await emails.listSubjects(admin.email)).toContain('Ida Lund is now an administrator')
  expect(await emails.listSubjects(person.email)).not.toContain('Ida Lund is now an administrator')
})
