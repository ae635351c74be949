import { expect, test } from 'vitest'
import { appealRefusedText, appealSuspension } from '#contract/moderation/appeals.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import type { AppealDecision } from '#domain/moderation/appeals.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  answerAppeal,
  appealDecision,
  appealReason as reason,
  decisionsOf,
  findAppeal,
} from '#tests/support/scenarios/appeals.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { decideProject, reportAProject } from '#tests/support/scenarios/project-cases.ts'
import { useReviewCaseCalls } from '#tests/support/scenarios/review-cases.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const reviews = useReviewCaseCalls(server)

/** Appeals the latest decision about someone and answers it. Returns the emails that they get about that. */
async function answer(appellant: Person, decision: AppealDecision) {
  const [appealed] = await decisionsOf(appellant)
  expectSuccess(await appealDecision(appellant, appealed?.key ?? ''))
  return listAnswers(appellant, decision)
}

/** Answers the newest appeal of someone. Returns the emails that they get about that. */
async function listAnswers(appellant: Person, decision: AppealDecision) {
  const before = await emails.listEmails(appellant.email)
  const admin = await anAdministrator(server)
  const about = await findAppeal(admin, ({ appealedBy }) => appealedBy?.id === appellant.id)
  expectSuccess(await answerAppeal(admin, about, { verdict: decision }))
  return (await emails.listEmails(appellant.email)).slice(before.length)
}

const granted = (name: string) => ({ subject: `Appeal granted: “${name}”` })

/** A project with reports that an administrator decides. */
async function aDecidedProject(decision: 'hold' | 'remove') {
  const decider = await anAdministrator(server)
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { title: 'Count the swans' })
  expectSuccess(await reportAProject(await aVolunteer(server), id))
  expectSuccess(await decideProject(decider, { id, verdict: decision }))
  return { decider, owner }
}

test.each([
  ['remove', 'and restored it'],
  ['hold', 'It’s no longer hidden.'],
] as const)(
  'granting the appeal of a project sends one email that names it (%s)',
  async (decision, words) => {
    const { decider, owner } = await aDecidedProject(decision)
    const sent = await answer(owner, 'grant')
    expect(sent).toMatchObject([granted('Count the swans')])
    expect(sent[0]?.text).toContain('“Count the swans”')
    expect(sent[0]?.text).toContain(words)
    const { body: others } = await decider.client.get('/api/notifications')
    expect(others[0]).toMatchObject({
      kind: 'appeal.answered',
      message: expect.stringContaining('granted the appeal against your decision about “Count the swans”'),
    })
    const { body } = await owner.client.get('/api/notifications')
    const since = body.findIndex(
      ({ kind }: { kind: string }) => kind === `project.${decision === 'hold' ? 'held' : 'removed'}`,
    )
    expect(body.slice(0, since).map(({ kind }: { kind: string }) => kind)).toEqual(['appeal.granted'])
  },
)

test('denying the appeal of a project names it', async () => {
  const { owner } = await aDecidedProject('remove')
  const sent = await answer(owner, 'deny')
  expect(sent).toMatchObject([{ subject: 'Appeal denied: “Count the swans”' }])
  expect(sent[0]?.text).toContain('It stays removed.')
})

test('granting the appeal of a suspended organization sends its members one email', async () => {
  const decider = await anAdministrator(server)
  const owner = await anOrganization(server)
  const name = owner.user.organizations[0]?.name ?? ''
  const path = `/api/admin/organizations/${owner.organizationId}/suspend`
  expectSuccess(await decider.client.post(path, { reason: 'Asked for deposits' }))
  const sent = await answer(owner, 'grant')
  expect(sent).toMatchObject([granted(name)])
  expect(sent[0]?.text).toContain('its page and projects are visible again')
})

test('granting the appeal of a suspended person sends them one email', async () => {
  const decider = await anAdministrator(server)
  const person = await aVolunteer(server)
  const path = `/api/admin/people/${person.id}/suspend`
  expectSuccess(await decider.client.post(path, { reason: 'Asked for money' }))
  const token = await emails.findToken(person.email, '/auth/appeal')
  expectSuccess(await server.openClient().call(appealSuspension, { body: { token, reason } }))
  const sent = await listAnswers(person, 'grant')
  expect(sent).toMatchObject([{ subject: 'Appeal granted' }])
  expect(sent[0]?.text).toContain('Your account is active again')
})

test('granting the appeal of a hidden review sends its writer one email that names the project', async () => {
  const decider = await anAdministrator(server)
  const owner = await anOrganization(server)
  const title = 'Count the swans'
  const { id: projectId } = await aProject(owner, { title })
  const { volunteer, id: applicationId } = await aDoneCollaboration(server, { owner, projectId })
  const review = { applicationId, rating: 2, reviewText: 'They came late every day.' }
  const { id } = expectSuccess(await volunteer.client.call(createReview, { body: review }))
  expectSuccess(await owner.client.call(createReview, { body: review }))
  expectSuccess(await reviews.report(owner, id))
  expectSuccess(await reviews.decide(decider, { id, verdict: 'hide' }))
  const sent = await answer(volunteer, 'grant')
  expect(sent).toMatchObject([granted(title)])
  expect(sent[0]?.text).toContain(`your review on “${title}”. It’s visible again`)
})

test('the answer about a refused text quotes the sentence', async () => {
  const owner = await anOrganization(server)
  const text = 'Volunteers pay a deposit of $50.'
  expectSuccess(
    await owner.client.call(appealRefusedText, { query: {}, body: { field: 'requirements', text, reason } }),
  )
  const sent = await listAnswers(owner, 'deny')
  expect(sent).toMatchObject([{ subject: `Appeal denied: “${text}”` }])
  expect(sent[0]?.text).toContain(`this sentence: “${text}”`)
})
