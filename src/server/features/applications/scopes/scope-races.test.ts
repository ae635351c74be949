import { expect, test } from 'vitest'
import { aWorkAgreed, readScopes } from '#tests/support/scenarios/agreed-scopes.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const write = useTwoApps(server)
const rounds = 8
type Actor = Pick<Awaited<ReturnType<typeof aWorkAgreed>>['owner'], 'client'>

const answer = ({ client }: Actor, id: string, body: object) =>
  write(client, ['POST', `/api/scope-changes/${id}/answer`, body])
const statusesOf = async (reader: Actor, id: string) =>
  (await readScopes(reader, id)).changes.map(({ status }) => status)

test('a change accepted while the project is completed is either accepted or closed', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { owner, volunteer, project, id, ask } = await aWorkAgreed(server)
    const change = await ask({ timeCommitment: 40 })
    const [accepted, completed] = await Promise.all([
      answer(volunteer, change, { answer: 'accept' }),
      write(owner.client, ['POST', `/api/projects/${project.id}/complete`, {}]),
    ])
    expect(completed?.status).toBe(200)
    const { versions, changes } = await readScopes(volunteer, id)
    const isFirst = accepted?.status === 200
    expect(accepted?.body['code']).toBe(isFirst ? undefined : 'scope_change_closed')
    expect(changes.map(({ status }) => status)).toEqual([isFirst ? 'accepted' : 'closed'])
    expect(versions).toHaveLength(isFirst ? 2 : 1)
  }
})

test('a change accepted while another edit lands is the accepted one or is replaced', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { owner, volunteer, project, id, ask } = await aWorkAgreed(server)
    const change = await ask({ timeCommitment: 40 })
    const [accepted, edited] = await Promise.all([
      answer(volunteer, change, { answer: 'accept' }),
      write(owner.client, ['PATCH', `/api/projects/${project.id}`, { timeCommitment: 30 }]),
    ])
    expect(edited?.status).toBe(200)
    const { versions, changes } = await readScopes(volunteer, id)
    const isFirst = accepted?.status === 200
    expect(accepted?.body['code']).toBe(isFirst ? undefined : 'scope_change_superseded')
    expect(changes.map(({ status, proposed }) => [status, proposed.hoursPerWeek])).toEqual([
      ['open', 30],
      [isFirst ? 'accepted' : 'superseded', 40],
    ])
    expect(versions[0]?.scope.hoursPerWeek).toBe(isFirst ? 40 : 2)
  }
})

test('of two different answers to one request, exactly one counts', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { volunteer, id, ask } = await aWorkAgreed(server)
    const change = await ask({ timeCommitment: 40 })
    const answers = await Promise.all([
      answer(volunteer, change, { answer: 'accept' }),
      answer(volunteer, change, { answer: 'decline' }),
      answer(volunteer, change, { answer: 'end', reason: 'Too much.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const { versions } = await readScopes(volunteer, id)
    expect(versions).toHaveLength(answers[0]?.status === 200 ? 2 : 1)
    expect(await statusesOf(volunteer, id)).toEqual([answers[0]?.status === 200 ? 'accepted' : 'declined'])
  }
})

test('two edits at the same time leave one open request, for the project as it is', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { owner, volunteer, project, id } = await aWorkAgreed(server)
    await Promise.all(
      [40, 30].map((timeCommitment) =>
        write(owner.client, ['PATCH', `/api/projects/${project.id}`, { timeCommitment }]),
      ),
    )
    const { changes } = await readScopes(volunteer, id)
    const { body } = await owner.client.get(`/api/projects/${project.id}`)
    expect(changes.map(({ status }) => status)).toEqual(['open', 'superseded'])
    expect(changes[0]?.proposed.hoursPerWeek).toBe(body['timeCommitment'])
  }
})

test('an acceptance during an edit agrees to the project before or after it, and asks for the rest', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { owner, volunteer, project, id } = await aWorkAgreed(server)
    await write(volunteer.client, [
      'PATCH',
      `/api/applications/${id}`,
      { status: 'withdrawn', reason: 'Ill' },
    ])
    const again = await volunteer.client.post('/api/applications', {
      projectId: project.id,
      coverLetter: 'I am well again.',
    })
    const applicationId = String(again.body['id'])
    await Promise.all([
      write(owner.client, ['PATCH', `/api/applications/${applicationId}`, { status: 'accepted' }]),
      write(owner.client, ['PATCH', `/api/projects/${project.id}`, { timeCommitment: 40 }]),
    ])
    const { versions, changes } = await readScopes(volunteer, applicationId)
    const agreed = versions[0]?.scope.hoursPerWeek
    expect([2, 40]).toContain(agreed)
    expect(changes.map(({ status, proposed }) => [status, proposed.hoursPerWeek])).toEqual(
      agreed === 2 ? [['open', 40]] : [],
    )
  }
})
