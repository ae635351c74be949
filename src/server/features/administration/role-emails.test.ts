import { expect, test } from 'vitest'
import { changeStaffRoles } from '#contract/administration/staff.ts'
import { getPerson } from '#contract/moderation/moderation.ts'
import { staffRoles, type StaffRole } from '#domain/accounts/staff.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator, aStaffMember, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const env = { NODE_ENV: 'production', INSECURE_COOKIES: '1', SECRETS: `v1:${'k'.repeat(32)}` }
const production = useServer({ env })
const productionEmails = useEmails(production, () => new Date(), env)

/** Sends a change of roles: from these to those. */
const change = (by: Person, id: string, [before, roles]: [from: StaffRole[], to: StaffRole[]]) =>
  by.client.call(changeStaffRoles, {
    params: { id },
    body: { roles, before, reason: 'She decides reports from now on.' },
  })

test.each<[string, boolean, string | undefined]>([
  ['moderator', false, 'Before you can use this role, set up two-step sign-in in your account settings.'],
  [
    'moderator,verifier',
    false,
    'Before you can use these roles, set up two-step sign-in in your account settings.',
  ],
  ['moderator', true, undefined],
])(
  'the email about %s where two-step sign-in is required asks only those who lack it; set up already: %s',
  async (list, isSetUp, ask) => {
    const admin = await anAdministrator(production)
    const person = await aVolunteer(production)
    await insertSecondFactor(production, admin.id)
    if (isSetUp) await insertSecondFactor(production, person.id)
    const roles = list.split(',').flatMap((name) => staffRoles.filter((role) => role === name))
    const found = expectSuccess(await admin.client.call(getPerson, { params: { id: person.id } }))
    expect(found.needsSecondFactor).toBe(!isSetUp)
    expect((await change(admin, person.id, [[], roles])).status).toBe(200)
    const notice = await productionEmails.findEmail(person.email, 'Your staff roles changed')
    const text = notice?.text.replaceAll('\n', ' ') ?? ''
    expect(text).toContain(isSetUp ? 'Open the administration:' : 'Set up two-step sign-in:')
    expect(/Before you can use [^.]+\./.exec(text)?.[0]).toBe(ask)
  },
)

test('the email about the last role that was taken only says what to do about a surprise', async () => {
  const admin = await anAdministrator(server)
  const moderator = await aStaffMember(server, 'moderator')
  expect((await change(admin, moderator.id, [['moderator'], []])).status).toBe(200)
  const notice = await emails.findEmail(moderator.email, 'Your staff roles changed')
  expect(notice?.text).toContain('Choose a new password:')
  expect(notice?.text).not.toContain('two-step')
})
