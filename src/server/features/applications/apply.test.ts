import { describe, expect, test } from 'vitest'
import { application } from '#contract/applications/applications.ts'
import {
  aColleague,
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
} from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { insertImportedListing } from '#tests/support/scenarios/listings.ts'

const server = useServer()
const { rows } = server

const apply = (client: Client, projectId: string, form: object = { message: 'I would like to help.' }) =>
  client.post('/api/applications', { projectId, ...form })

describe('applying', () => {
  test('applying returns 201 with the application, its message under both names', async () => {
    const owner = await anOrganization(server)
    const project = await aProject(owner, { organizationName: 'Pantry', timeCommitment: 4 })
    const volunteer = await aVolunteer(server)
    const form = { message: '  I would like to help. ', proposedApproach: 'Step by step', questions: '' }
    const { status, body } = await apply(volunteer.client, project.id, form)
    expect(status).toBe(201)
    expect(application.strict().parse(body)).toMatchObject({
      projectId: project.id,
      volunteerId: volunteer.id,
      status: 'pending',
      coverLetter: 'I would like to help.',
      message: 'I would like to help.',
      proposedApproach: 'Step by step',
      questions: null,
      organizationFeedback: null,
      endedBy: null,
      reason: null,
      reviewedAt: null,
      project: {
        id: project.id,
        title: project.title,
        description: project.description,
        causeAreas: ['Education'],
        timeCommitment: 4,
        timeCommitmentHours: 4,
        isRemote: true,
        status: 'open',
        placesLeft: 3,
      },
      organization: { id: owner.organizationId, organizationName: 'Pantry' },
      volunteer: { id: volunteer.id, firstName: 'Robin', email: volunteer.email },
    })
    expect((await volunteer.client.get('/api/my-applications')).body).toEqual([body])
  })

  test('applying also accepts the message as coverLetter, which takes precedence', async () => {
    const project = await aProject(await anOrganization(server))
    const first = await apply((await aVolunteer(server)).client, project.id, { coverLetter: 'The letter' })
    expect(first.body).toMatchObject({ coverLetter: 'The letter', message: 'The letter' })
    const both = { coverLetter: 'The letter', message: 'The message' }
    const second = await apply((await aVolunteer(server)).client, project.id, both)
    expect(second.body).toMatchObject({ coverLetter: 'The letter' })
  })

  test('applying without a message is refused with the documented text', async () => {
    const project = await aProject(await anOrganization(server))
    const { client } = await aVolunteer(server)
    for (const form of [{}, { message: '' }, { message: ' \n ' }, { coverLetter: ' ' }]) {
      const { status, body } = await apply(client, project.id, form)
      expect(status).toBe(422)
      expect(body['issues']).toEqual([
        {
          path: 'message' in form ? 'message' : 'coverLetter',
          message: "Please write a message explaining why you're interested in this project",
        },
      ])
    }
  })

  test('a message can have 4000 characters of any kind and no more', async () => {
    const project = await aProject(await anOrganization(server), { maxVolunteers: 50 })
    for (const [character, status] of [
      ['x'.repeat(4000), 201],
      ['😀'.repeat(4000), 201],
      ['x'.repeat(4001), 422],
    ] as const) {
      expect(
        (await apply((await aVolunteer(server)).client, project.id, { message: character })).status,
      ).toBe(status)
    }
  })

  test('applying notifies every member of the organization, and records history and event immediately', async () => {
    const owner = await anOrganization(server)
    const colleague = await aColleague(server, owner)
    const project = await aProject(owner)
    const volunteer = await aVolunteer(server)
    const { id } = await anApplication(volunteer, project.id)
    const data = { applicationId: id, projectId: project.id }
    const presented = await rows(
      'select user_id, kind, data from notifications where data @> $1 order by user_id',
      { applicationId: id },
    )
    expect(presented).toEqual(
      [owner.id, colleague.id]
        .toSorted()
        .map((userId) => ({ user_id: userId, kind: 'application.received', data })),
    )
    expect(
      await rows(
        'select actor_id, from_status, to_status from application_history where application_id = $1',
        id,
      ),
    ).toEqual([{ actor_id: volunteer.id, from_status: null, to_status: 'pending' }])
    expect(await rows('select type, actor_id, data from facts where subject_id = $1', id)).toEqual([
      { type: 'application.received', actor_id: volunteer.id, data: { projectId: project.id } },
    ])
  })
})

test('an imported listing with a waived past deadline and no volunteer limit accepts applications', async () => {
  const owner = await anOrganization(server)
  const { organizationId } = owner
  const id = await insertImportedListing(server.database.db, { organizationId })
  const accepted = await anAcceptedApplication(await aVolunteer(server), owner, id)
  expect(accepted.project).toMatchObject({ status: 'active', placesLeft: null })
})

test('after withdrawing, a volunteer can apply again, and the new application counts', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner)
  const volunteer = await aVolunteer(server)
  const first = await anApplication(volunteer, id)
  await volunteer.client.patch(`/api/applications/${first.id}`, { status: 'withdrawn' })
  const second = await anAcceptedApplication(volunteer, owner, id)
  await volunteer.client.patch(`/api/applications/${second.id}`, { status: 'withdrawn', reason: 'No time' })
  const third = await anApplication(volunteer, id, { coverLetter: 'Here again' })
  expect(new Set([first.id, second.id, third.id]).size).toBe(3)
  const check = await volunteer.client.get(`/api/applications/check?projectId=${id}`)
  expect(check.body).toMatchObject({ id: third.id, status: 'pending' })
})

describe('checking for an application', () => {
  test("checking returns the caller's own application, or 404 if there is none", async () => {
    const project = await aProject(await anOrganization(server))
    const volunteer = await aVolunteer(server)
    const other = await aVolunteer(server)
    const path = `/api/applications/check?projectId=${project.id}`
    const none = { message: 'Application not found', code: 'application_not_found' }
    expect(await volunteer.client.get(path)).toMatchObject({ status: 404, body: none })
    const { id } = await anApplication(volunteer, project.id)
    expect((await volunteer.client.get(`${path}&volunteerId=${volunteer.id}`)).body).toMatchObject({
      id,
      status: 'pending',
    })
    expect(await other.client.get(`${path}&volunteerId=${volunteer.id}`)).toMatchObject({
      status: 404,
      body: none,
    })
  })

  test('checking without a project, or with an invalid id, returns 422', async () => {
    const { client } = await aVolunteer(server)
    for (const query of ['', '?projectId=1', '?projectId=']) {
      expect((await client.get(`/api/applications/check${query}`)).status).toBe(422)
    }
  })
})
