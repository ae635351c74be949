import { describe, expect, test } from 'vitest'
import { getInvite } from '#contract/invites/invites.ts'
import { editProject, duplicateProject } from '#contract/projects/management.ts'
import { anInvite, readAcceptance } from '#tests/support/scenarios/invites.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  projectForm,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const licence = 'Do you have a driving licence?'
const evenings = 'Which evenings are free?'
const screeningQuestions = [{ text: licence, isRequired: true }, { text: evenings }]

async function createScreenedProject() {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { screeningQuestions })
  const [first, second] = project.screeningQuestions
  if (!first || !second) throw new Error('the questions were not stored')
  const volunteer = await aVolunteer(server)
  const ask = (screeningAnswers?: object[]) =>
    volunteer.client.post('/api/applications', {
      projectId: project.id,
      message: 'I would like to help.',
      ...(screeningAnswers && { screeningAnswers }),
    })
  return { owner, project, first, second, volunteer, ask }
}

describe('a project’s questions', () => {
  test('questions are on the project’s page in order, each with an id', async () => {
    const { project } = await createScreenedProject()
    expect(project.screeningQuestions).toEqual([
      { id: expect.any(String), text: licence, isRequired: true },
      { id: expect.any(String), text: evenings, isRequired: false },
    ])
    const { body } = await server.openClient().get(`/api/projects/${project.id}`)
    expect(body.screeningQuestions).toEqual(project.screeningQuestions)
  })

  test.each([
    [[{ text: ' ' }], 'screeningQuestions.0.text', 'Please write the question'],
    [[{ text: 'x'.repeat(501) }], 'screeningQuestions.0.text', 'Must be at most 500 characters'],
    [
      [{ text: 'Why us?' }, { text: ' why  US?' }],
      'screeningQuestions.1.text',
      'You already ask this question',
    ],
    [
      Array.from({ length: 6 }, (_, index) => ({ text: `${index}?` })),
      'screeningQuestions',
      'Ask at most 5 questions',
    ],
  ])('questions like %j are rejected', async (questions, path, message) => {
    const owner = await anOrganization(server)
    const { status, body } = await owner.client.post('/api/projects', {
      ...projectForm(),
      screeningQuestions: questions,
    })
    expect([status, body.issues]).toEqual([422, [{ path, message }]])
  })

  test('questions keep their ids through an edit, unless their text changes', async () => {
    const { owner, project, first, second } = await createScreenedProject()
    const edit = (questions: { text: string; isRequired?: boolean }[]) =>
      owner.client.call(editProject, {
        params: { id: project.id },
        body: { screeningQuestions: questions },
      })
    const edited = expectSuccess(
      await edit([{ text: evenings, isRequired: true }, { text: 'Do you have a car?' }]),
    )
    const [kept, changed] = edited.screeningQuestions
    expect(kept).toEqual({ ...second, isRequired: true })
    expect([first.id, second.id]).not.toContain(changed?.id)
    expect(expectSuccess(await edit([])).screeningQuestions).toEqual([])
  })

  test('questions stay when other fields are edited, and are copied with the project', async () => {
    const { owner, project } = await createScreenedProject()
    const params = { id: project.id }
    const edited = await owner.client.call(editProject, { params, body: { title: 'Another title' } })
    expect(expectSuccess(edited).screeningQuestions).toEqual(project.screeningQuestions)
    const copy = expectSuccess(await owner.client.call(duplicateProject, { params }))
    expect(copy.screeningQuestions).toEqual(project.screeningQuestions)
  })
})

describe('a volunteer’s answers', () => {
  test('both sides see the answers with the application, with the questions as they were asked', async () => {
    const { owner, project, first, second, ask } = await createScreenedProject()
    const answers = [
      { questionId: second.id, answer: '  ' },
      { questionId: first.id, answer: ' Yes, since 1998. ' },
    ]
    const { status, body } = await ask(answers)
    expect(status).toBe(201)
    const presented = [
      { questionId: first.id, question: licence, answer: 'Yes, since 1998.' },
      { questionId: second.id, question: evenings, answer: null },
    ]
    expect(body.screeningAnswers).toEqual(presented)
    await owner.client.call(editProject, {
      params: { id: project.id },
      body: { screeningQuestions: [{ text: 'Something else?' }] },
    })
    const received = await owner.client.get('/api/received-applications')
    expect(received.body[0].screeningAnswers).toEqual(presented)
  })

  test('required answers must be given, and nothing is stored without them', async () => {
    const { volunteer, ask, first } = await createScreenedProject()
    const missing = [{ path: 'screeningAnswers.0.answer', message: 'Please answer this question' }]
    for (const answers of [undefined, [], [{ questionId: first.id, answer: ' ' }]]) {
      const { status, body } = await ask(answers)
      expect([status, body.code, body.issues]).toEqual([422, 'invalid', missing])
    }
    expect((await volunteer.client.get('/api/my-applications')).body).toEqual([])
  })

  test('answers are rejected if the project has changed its questions since', async () => {
    const { owner, project, first, ask } = await createScreenedProject()
    await owner.client.call(editProject, {
      params: { id: project.id },
      body: { screeningQuestions: [{ text: 'Do you have a car?' }] },
    })
    const { status, body } = await ask([{ questionId: first.id, answer: 'Yes' }])
    expect([status, body.issues]).toEqual([
      422,
      [
        {
          path: 'screeningAnswers',
          message: 'The questions of this project have changed. Please look at them again.',
        },
      ],
    ])
  })

  test('a project without required questions needs no answers, as in the documented call', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    const plain = await aProject(owner)
    expect((await anApplication(volunteer, plain.id)).screeningAnswers).toEqual([])
    const screenedProject = await aProject(owner, { screeningQuestions: [{ text: evenings }] })
    expect((await anApplication(volunteer, screenedProject.id)).screeningAnswers).toEqual([
      expect.objectContaining({ question: evenings, answer: null }),
    ])
  })
})

test('who accepts an invite answers the questions, too', async () => {
  const { owner, project, first, second } = await createScreenedProject()
  const { volunteer, id } = await anInvite(server, { owner, projectId: project.id })
  const read = expectSuccess(await volunteer.client.call(getInvite, { params: { id } }))
  expect(read.project.screeningQuestions).toEqual(project.screeningQuestions)
  const accept = async (screeningAnswers: object[]) =>
    volunteer.client.patch(`/api/invites/${id}`, {
      ...(await readAcceptance(volunteer, id)),
      screeningAnswers,
    })
  expect(await accept([])).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'screeningAnswers.0.answer' }] },
  })
  const { status, body } = await accept([{ questionId: first.id, answer: 'Yes' }])
  expect([status, body.status]).toEqual([200, 'accepted'])
  const application = await owner.client.get(`/api/applications/${body.applicationId}`)
  expect(application.body.screeningAnswers).toEqual([
    { questionId: first.id, question: licence, answer: 'Yes' },
    { questionId: second.id, question: evenings, answer: null },
  ])
})

test('who declines an invite answers no questions', async () => {
  const { owner, project, first } = await createScreenedProject()
  const { volunteer, id } = await anInvite(server, { owner, projectId: project.id })
  const screeningAnswers = [{ questionId: first.id, answer: 'Yes' }]
  const refused = await volunteer.client.patch(`/api/invites/${id}`, { status: 'declined', screeningAnswers })
  expect([refused.status, refused.body.issues]).toEqual([
    422,
    [{ path: 'screeningAnswers', message: 'Include this only when you accept an invite' }],
  ])
  expect((await volunteer.client.patch(`/api/invites/${id}`, { status: 'declined' })).status).toBe(200)
})
