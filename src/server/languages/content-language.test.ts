import { describe, expect, test } from 'vitest'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  projectForm,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const spanish = 'Buscamos contadores voluntarios que ayuden a las familias del barrio con sus impuestos.'
const german = 'Wir suchen ehrenamtliche Buchhalterinnen, die Familien bei der Steuererklärung helfen.'
const english = 'We are looking for volunteer accountants who help families with their tax returns.'
const refusal = {
  message: 'Please check the marked fields',
  code: 'invalid',
  issues: [{ path: 'language', message: 'Please choose a language from the list' }],
}

const texts = (text: string) => ({ description: text, deliverables: text, impact: text })

interface Written {
  write: (fields: object) => Promise<{ status: number; body: Record<string, unknown> }>
  /** The field with the text. */
  field: string
}

/** What can be written and changed, as its writer. */
const kinds: [string, () => Promise<Written & { create: Written['write'] }>][] = [
  [
    'a project',
    async () => {
      const owner = await anOrganization(server)
      let id = ''
      return {
        field: 'description',
        create: async ({ description = '', ...fields }: { description?: string }) => {
          const body = { ...projectForm(texts(description)), title: description.slice(0, 60), ...fields }
          const answer = await owner.client.post('/api/projects', body)
          id = answer.body.id
          return answer
        },
        write: ({ description, ...fields }: { description?: string }) =>
          owner.client.patch(`/api/projects/${id}`, {
            ...(description && { ...texts(description), title: description.slice(0, 60) }),
            ...fields,
          }),
      }
    },
  ],
  [
    'an organization profile',
    async () => {
      const { client }: OrganizationOwner = await anOrganization(server)
      const about = { organizationName: 'Vecinos del Río', causeAreas: ['Housing'] }
      return {
        field: 'description',
        create: (fields) => client.post('/api/organization-profile', { ...about, ...fields }),
        write: (fields) => client.patch('/api/organization-profile/current', fields),
      }
    },
  ],
  [
    'a volunteer profile',
    async () => {
      const { client }: Person = await aVolunteer(server)
      const about = {
        skills: ['Legal'],
        preferredCauses: ['Housing'],
        availability: 'Weekdays',
        experience: '-',
      }
      return {
        field: 'bio',
        create: (fields) => client.post('/api/volunteer-profile', { ...about, ...fields }),
        write: (fields) => client.patch('/api/volunteer-profile/current', fields),
      }
    },
  ],
  [
    'a review',
    async () => {
      const { volunteer, id } = await aDoneCollaboration(server)
      const seen = { id: '', version: 1 }
      const remember = (answer: { status: number; body: Record<string, unknown> }) => {
        if (answer.status < 300) Object.assign(seen, answer.body)
        return answer
      }
      return {
        field: 'reviewText',
        create: async (fields) =>
          remember(await volunteer.client.post('/api/reviews', { applicationId: id, rating: 5, ...fields })),
        write: async (fields) =>
          remember(
            await volunteer.client.patch(`/api/reviews/${seen.id}`, { ...fields, version: seen.version }),
          ),
      }
    },
  ],
]

describe.each(kinds)('%s', (_, make) => {
  test('has the language it seems to be in, again after it changes', async () => {
    const { create, write, field } = await make()
    const { status, body } = await create({ [field]: spanish })
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ language: 'es', isLanguageChosen: false }),
    ])
    expect((await write({ [field]: german })).body).toMatchObject({ language: 'de', isLanguageChosen: false })
  })

  test('has the language its writer chose, until they take that back', async () => {
    const { create, write, field } = await make()
    const chosen = { language: 'ca', isLanguageChosen: true }
    expect((await create({ [field]: spanish, language: 'ca' })).body).toMatchObject(chosen)
    expect((await write({ [field]: german })).body).toMatchObject(chosen)
    expect((await write({ language: 'gl' })).body).toMatchObject({ ...chosen, language: 'gl' })
    expect((await write({ language: null })).body).toMatchObject({ language: 'de', isLanguageChosen: false })
  })

  test('is refused with a language that is not in the list, and nothing changes', async () => {
    const { create, write, field } = await make()
    for (const language of ['xx', 'Spanish', 7]) {
      expect(await create({ [field]: english, language })).toMatchObject({ status: 422, body: refusal })
    }
    expect((await create({ [field]: english })).body).toMatchObject({ language: 'en' })
    expect(await write({ [field]: german, language: 'xx' })).toMatchObject({ status: 422, body: refusal })
    expect((await write({ language: null })).body).toMatchObject({ language: 'en', [field]: english })
  })
})

describe('an application', () => {
  test('has the language it seems to be in, or the one its writer chose', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner)
    const send = async (fields: object) =>
      (await aVolunteer(server)).client.post('/api/applications', { projectId, ...fields })
    expect((await send({ coverLetter: german })).body).toMatchObject({ language: 'de' })
    expect((await send({ coverLetter: german, language: 'nl' })).body).toMatchObject({ language: 'nl' })
    expect((await send({ coverLetter: 'Me!' })).body).toMatchObject({ language: null })
    expect(await send({ coverLetter: german, language: 'xx' })).toMatchObject({ status: 422, body: refusal })
    const received = await owner.client.get('/api/received-applications')
    expect(received.body.map(({ language }: { language: string | null }) => language)).toEqual([
      null,
      'nl',
      'de',
    ])
  })
})

describe('a message', () => {
  test('has the language it seems to be in, again after an edit, and none once it is deleted', async () => {
    const { volunteer, id } = await aConversationByCall(server)
    const sent = await say(volunteer, id, spanish)
    expect(sent.language).toBe('es')
    for (const few of ['Hola!', '¿Vienes mañana al taller?'])
      expect((await say(volunteer, id, few)).language).toBeNull()
    const { client } = volunteer
    const edited = await client.patch(`/api/messages/${sent.id}`, { content: german, version: sent.version })
    expect(edited.body).toMatchObject({ language: 'de' })
    expect((await client.delete(`/api/messages/${sent.id}`)).body).toMatchObject({
      content: '',
      language: null,
    })
  })
})

test('a copy of a project keeps its language, and whether it was chosen', async () => {
  const { client } = await anOrganization(server)
  const posted = await client.post('/api/projects', { ...projectForm(texts(spanish)), language: 'gl' })
  const copy = await client.post(`/api/projects/${posted.body.id}/duplicate`)
  expect(copy.body).toMatchObject({ language: 'gl', isLanguageChosen: true })
})

test('cards, organization pages and portfolios say which language they are in', async () => {
  const owner = await anOrganization(server)
  await owner.client.post('/api/organization-profile', {
    organizationName: 'Vecinos del Mar',
    causeAreas: ['Housing'],
    description: spanish,
  })
  await aProject(owner, texts(spanish))
  const { organizationId } = owner
  const visitor = server.openClient()
  const { body } = await visitor.get(`/api/projects?organizationId=${organizationId}`)
  expect(body).toMatchObject([{ language: 'es' }])
  expect((await visitor.get(`/api/organizations/${organizationId}`)).body).toMatchObject({ language: 'es' })
})
