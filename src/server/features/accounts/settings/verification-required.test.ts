import { expect, test } from 'vitest'
import { verifyEmail } from '#contract/accounts/settings.ts'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { applyToProject } from '#contract/applications/applications.ts'
import { createProject, publishProject } from '#contract/projects/management.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  projectForm,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const strict = useServer({ env: { REQUIRE_EMAIL_VERIFICATION: '1' } })
const open = useServer()
const emails = useEmails(strict)

const verify = async (email: string) => {
  const token = await emails.findToken(email, '/auth/verify')
  expect((await strict.openClient().call(verifyEmail, { body: { token } })).status).toBe(200)
}
const refusal = {
  status: 403,
  body: {
    message: 'Verify your email first. Open the link in the email we sent you.',
    code: 'email_not_verified',
  },
}

test('with REQUIRE_EMAIL_VERIFICATION, only posting and applying require a verified address', async () => {
  const owner = await anOrganization(strict)
  const posted = await owner.client.call(createProject, { query: {}, body: projectForm() })
  expect({ status: posted.status, body: posted.body }).toEqual(refusal)
  await verify(owner.email)
  const project = await aProject(owner)
  const volunteer = await aVolunteer(strict)
  const applyNow = () =>
    volunteer.client.call(applyToProject, { body: { projectId: project.id, coverLetter: 'I can help.' } })
  const applied = await applyNow()
  expect({ status: applied.status, body: applied.body }).toEqual(refusal)
  expect(expectSuccess(await volunteer.client.call(getCurrentUser, {}))).toMatchObject({
    isEmailVerified: false,
    mustVerifyEmail: true,
  })
  for (const path of ['/api/projects', `/api/projects/${project.id}`, '/api/my-applications']) {
    expect((await volunteer.client.get(path)).status).toBe(200)
  }
  await verify(volunteer.email)
  expect(expectSuccess(await volunteer.client.call(getCurrentUser, {})).mustVerifyEmail).toBe(false)
  expect((await applyNow()).status).toBe(201)
})

test('publishing a draft from before the setting requires a verified address, too', async () => {
  const owner = await anOrganization(strict)
  await verify(owner.email)
  const draft = await owner.client.call(createProject, {
    query: {},
    body: { ...projectForm(), isDraft: true },
  })
  const { id } = expectSuccess(draft)
  await strict.database.pool.query('update users set email_verified_at = null where id = $1', [owner.id])
  const published = await owner.client.call(publishProject, { params: { id } })
  expect({ status: published.status, body: published.body }).toEqual(refusal)
})

test('looking for volunteers requires a verified address', async () => {
  const owner = await anOrganization(strict)
  const paths = ['', '/facets', '/projects'].map((path) => `/api/volunteers${path}`)
  for (const path of paths) {
    const { status, body } = await owner.client.get(path)
    expect({ status, body }).toEqual(refusal)
  }
  await verify(owner.email)
  for (const path of paths) expect((await owner.client.get(path)).status).toBe(200)
})

test('by default no one has to verify their address', async () => {
  const { user } = await aVolunteer(open)
  expect([user.isEmailVerified, user.mustVerifyEmail]).toEqual([false, false])
  expect((await aProject(await anOrganization(open))).title).toMatch(/^Project/)
})
