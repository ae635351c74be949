import official from '@jsonresume/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { hideWork } from '#contract/portfolios/portfolios.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { aPortfolio, busMap, tenantDocuments } from '#tests/support/scenarios/portfolios.ts'
import { anOrganization, aProject, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertReview } from '#tests/support/rows/stored-reviews.ts'

const publicUrl = 'https://bridge.example.org'
const server = useServer({ env: { PUBLIC_URL: publicUrl } })

const findErrors = (resume: unknown) => {
  let found: unknown = 'not asked'
  official.validate(resume, (errors) => {
    found = errors
  })
  return found
}

let person: Person
let work: Collaboration
beforeAll(async () => {
  person = await aPortfolio(server, {
    headline: 'Information designer',
    location: 'Minneapolis, MN',
    linkedinUrl: 'https://www.linkedin.com/in/maya',
    skills: ['Legal Services'],
    preferredCauses: ['Housing'],
    portfolio: {
      projects: [busMap],
    },
  })
  const owner = await anOrganization(server)
  const project = await aProject(owner, tenantDocuments)
  work = await aDoneCollaboration(server, { volunteer: person, owner, projectId: project.id })
  await insertReview(server.database.db, 'organization', { work, reviewText: 'Every letter came on time.' })
})
const ask = async () => server.openClient().send(`/api/volunteers/${person.id}/resume.json`, {})

describe('GET /api/volunteers/{id}/resume.json', () => {
  test('downloads a file that the official JSON Resume schema accepts', async () => {
    const response = await ask()
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="resume.json"',
    ])
    expect(findErrors(await response.json())).toBeNull()
    expect(findErrors({ basics: { name: 7 } })).not.toBeNull()
  })

  test('contains the portfolio’s data and its address', async () => {
    const page = `${publicUrl}/volunteers/${person.id}`
    const text = await (await ask()).text()
    expect(JSON.parse(text)).toMatchObject({
      basics: {
        name: 'Maya Lindqvist',
        label: 'Information designer',
        location: { address: 'Minneapolis, MN' },
        url: page,
        profiles: [{ network: 'LinkedIn' }, { network: 'Bridge Collective', url: page }],
      },
      volunteer: [
        {
          organization: 'Harbor Light Shelter',
          position: 'Volunteer: Letters that tenants can read',
          startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ],
      skills: [{ name: 'Legal Services', keywords: ['Letters that tenants can read'] }],
      projects: [{ name: 'A map of the night buses', highlights: ['Posted at ninety stops.'] }],
      references: [{ name: 'Harbor Light Shelter', reference: 'Every letter came on time.' }],
      interests: [{ name: 'Housing' }],
      meta: { canonical: page },
    })
    expect(text).not.toMatch(/@|phone/)
  })

  test('leaves out hidden work, even for the volunteer', async () => {
    expectSuccess(await person.client.call(hideWork, { params: { id: work.id } }))
    const resumes = [
      await (await ask()).json(),
      (await person.client.get(`/api/volunteers/${person.id}/resume.json`)).body,
    ]
    for (const resume of resumes) expect(resume).toMatchObject({ volunteer: [] })
  })
})
