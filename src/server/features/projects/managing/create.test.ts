import { describe, expect, test } from 'vitest'
import { project } from '#contract/projects/projects.ts'
import {
  aDual,
  anOrganization,
  aProject,
  aVolunteer,
  insertOrganization,
  projectForm,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ now: () => new Date('2026-05-10T12:00:00Z') })
const { rows } = server

const completeForm = {
  title: ' A website for the food pantry ',
  description: 'Our pantry serves two hundred families a week and nobody finds its hours.',
  causeAreas: ['Food Security', 'Our own cause', 'food security'],
  requiredSkills: ['Web Development', ' web development', 'Our own skill'],
  preferredSkills: ['Content Writing'],
  experienceLevel: 'experienced',
  requirements: '',
  timeCommitment: 6,
  duration: '3-6 months',
  timeline: 'First drafts in June.',
  urgency: 'high',
  applicationDeadline: '2026-06-30',
  isRemote: false,
  location: 'Springfield',
  maxVolunteers: 2,
  perks: [
    {
      type: 'reference',
      title: 'Reference letter',
      description: 'What you did and what came of it.',
      icon: 'pen',
    },
    { type: 'custom', title: 'Soup' },
  ],
  deliverables: 'A website with hours, a map and a form.',
  impact: 'Families find food the day they need it.',
  contactInstructions: 'Call Kim at the pantry.',
} as const

describe('creating a project', () => {
  test('returns 201 with the whole project, each field under both names', async () => {
    const owner = await anOrganization(server)
    const { status, body } = await owner.client.post('/api/projects', {
      ...completeForm,
      organizationName: 'Pantry',
    })
    expect(status).toBe(201)
    const {
      title: _,
      perks,
      causeAreas: __,
      requiredSkills: _skills,
      requirements: _requirements,
      ...unchanged
    } = completeForm
    expect(project.strict().parse(body)).toMatchObject({
      ...unchanged,
      title: 'A website for the food pantry',
      causeAreas: ['Food Security', 'Our own cause'],
      requiredSkills: ['Web Development', 'Our own skill'],
      skillsRequired: ['Web Development', 'Our own skill'],
      requirements: null,
      timeCommitmentHours: 6,
      volunteersNeeded: 2,
      placesLeft: 2,
      status: 'open',
      acceptsApplications: true,
      applicationsClosedReason: null,
      deadlineEnforced: true,
      isImported: false,
      timeZone: 'UTC',
      organizationId: owner.organizationId,
      organizationName: 'Pantry',
      organizationVerified: false,
      organizationProjectsCount: 1,
      averageRating: null,
      totalReviews: 0,
      viewer: { isMember: true, mayApply: 'no', application: null },
    })
    expect(body['perks']).toEqual([
      { ...perks[0], id: expect.any(String) },
      { ...perks[1], description: '', icon: '', id: expect.any(String) },
    ])
    expect((await owner.client.get(`/api/projects/${body['id']}`)).body).toEqual(body)
    expect(await rows('select type, actor_id from facts where subject_id = $1', body['id'])).toEqual([
      { type: 'project.published', actor_id: owner.id },
    ])
  })

  test('accepts the alternative field names, and prefers the first if both are given', async () => {
    const owner = await anOrganization(server)
    const { requiredSkills: _, ...form } = projectForm()
    const others = { skillsRequired: ['Legal'], volunteersNeeded: 7, timeCommitmentHours: 12 }
    const { status, body } = await owner.client.post('/api/projects', {
      ...form,
      ...others,
      timeCommitment: 13,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      requiredSkills: ['Legal'],
      maxVolunteers: 7,
      timeCommitment: 13,
      timeCommitmentHours: 13,
    })
  })

  test('applies the documented defaults, and stores no location for remote work', async () => {
    const owner = await anOrganization(server)
    const created = await aProject(owner, { location: 'Springfield' })
    expect(created).toMatchObject({
      timeCommitment: 10,
      maxVolunteers: 3,
      urgency: 'medium',
      isRemote: true,
      location: null,
      applicationDeadline: null,
      preferredSkills: [],
      perks: [],
    })
  })

  test('is for organizations only, with the documented error text', async () => {
    const { client } = await aVolunteer(server)
    const { status, body } = await client.post('/api/projects', projectForm())
    expect({ status, body }).toEqual({
      status: 403,
      body: { message: 'Only organizations can create projects.', code: 'projects_by_organizations_only' },
    })
    expect((await (await aDual(server)).client.post('/api/projects', projectForm())).status).toBe(201)
  })

  test('reports every invalid field with its text', async () => {
    const { client } = await anOrganization(server)
    const { status, body } = await client.post('/api/projects', {
      ...projectForm(),
      title: '😀😀😀',
      timeCommitment: 41,
      maxVolunteers: 0,
      perks: [
        { type: 'swag', title: 'A' },
        { type: 'swag', title: 'B' },
      ],
    })
    expect(status).toBe(422)
    expect(body).toEqual({
      message: 'Please check the marked fields',
      code: 'invalid',
      issues: [
        { path: 'title', message: 'Title must be at least 5 characters' },
        { path: 'timeCommitment', message: 'Time commitment must be at most 40 hours' },
        { path: 'maxVolunteers', message: 'Number of volunteers must be between 1 and 50' },
        { path: 'perks.1.type', message: 'This perk has already been added' },
      ],
    })
  })

  test('accepts the minimum and maximum length of everything', async () => {
    const owner = await anOrganization(server)
    const long = '😀'.repeat(5000)
    const labels = Array.from({ length: 30 }, (_, index) => `${index}`.padEnd(60, 'x'))
    const forms = [
      {
        title: '😀'.repeat(5),
        description: '😀'.repeat(50),
        deliverables: 'x'.repeat(20),
        impact: '😀'.repeat(20),
      },
      {
        title: '😀'.repeat(120),
        description: long,
        deliverables: long,
        impact: long,
        duration: 'x'.repeat(60),
      },
      {
        causeAreas: labels,
        requiredSkills: labels,
        preferredSkills: labels,
        timeCommitment: 40,
        maxVolunteers: 50,
      },
      { requirements: long, timeline: long, contactInstructions: long, timeCommitment: 1, maxVolunteers: 1 },
    ]
    for (const form of forms) {
      const { status } = await owner.client.post('/api/projects', projectForm(form))
      expect(status).toBe(201)
    }
  })

  test('ignores fields that only the server may set', async () => {
    const owner = await anOrganization(server)
    const other = await insertOrganization(server.database.db)
    const { body } = await owner.client.post('/api/projects', {
      ...projectForm(),
      id: '0f0e0d0c-0b0a-4908-8706-050403020100',
      organizationId: other,
      status: 'completed',
      visibility: 'draft',
      acceptedCount: 3,
      deadlineEnforced: false,
      isImported: true,
      organizationVerified: true,
      createdAt: '2000-01-01T00:00:00Z',
    })
    expect(body).toMatchObject({
      organizationId: owner.organizationId,
      status: 'open',
      deadlineEnforced: true,
      isImported: false,
      organizationVerified: false,
      placesLeft: 3,
    })
    expect(body['id']).not.toBe('0f0e0d0c-0b0a-4908-8706-050403020100')
    expect(body['createdAt'] > '2020').toBe(true)
  })
})
