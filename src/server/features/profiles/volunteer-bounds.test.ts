import { describe, expect, test } from 'vitest'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const address = '/api/volunteer-profile'
const project = {
  title: 'A map of the night buses',
  description: 'One sheet that shows every bus after ten.',
  impact: 'Posted at ninety stops.',
  skills: ['Graphic Design'],
}

async function withProfile() {
  const person = await aVolunteer(server)
  expectSuccess(await person.client.call(createVolunteerProfile, { body: volunteerProfileForm() }))
  return person
}

const long = (length: number) => 'x'.repeat(length)
const bioText = 'Bio must be at least 10 characters'
const list = (length: number) => Array.from({ length }, (_, index) => `Label ${index}`)
const withProject = (overrides: object) => ({ portfolio: { projects: [{ ...project, ...overrides }] } })

describe('profile limits follow the looser bound of each field', () => {
  test.each<[object, string, string]>([
    [{ bio: long(9) }, 'bio', bioText],
    [{ bio: long(5001) }, 'bio', 'Must be at most 5,000 characters'],
    [{ skills: [] }, 'skills', 'Please select at least one skill'],
    [{ skills: list(31) }, 'skills', 'Must be at most 30 entries'],
    [{ preferredCauses: [] }, 'preferredCauses', 'Please select at least one cause area'],
    [{ availability: ' ' }, 'availability', 'Please select your availability'],
    [{ experience: '' }, 'experience', 'Please select your experience level'],
    [{ maxHoursPerWeek: 0 }, 'maxHoursPerWeek', 'Must be at least 1 hour'],
    [{ maxHoursPerWeek: 61 }, 'maxHoursPerWeek', 'Must be under 60 hours'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid website URL'],
    [{ website: 'maps.example.org' }, 'website', 'Please enter a valid website URL'],
    [{ linkedinUrl: 'ftp://x.org' }, 'linkedinUrl', 'Please enter a valid LinkedIn URL'],
    [withProject({ title: ' ' }), 'portfolio.projects.0.title', 'Project title is required'],
    [
      withProject({ description: long(19) }),
      'portfolio.projects.0.description',
      'Description must be at least 20 characters',
    ],
    [withProject({ impact: long(9) }), 'portfolio.projects.0.impact', 'Impact description is required'],
    [withProject({ skills: [] }), 'portfolio.projects.0.skills', 'Please add at least one skill used'],
  ])('refuse what is beyond a limit: %j', async (overrides, path, message) => {
    const person = await withProfile()
    const { status, body } = await person.client.patch(`${address}/current`, overrides)
    expect([status, body['issues']]).toEqual([422, [{ path, message }]])
  })

  test.each<[object]>([
    [{ bio: long(10) }],
    [{ bio: long(5000) }],
    [{ skills: list(30) }],
    [{ availability: 'x' }],
    [{ experience: 'x' }],
    [{ maxHoursPerWeek: 1 }],
    [{ maxHoursPerWeek: 60 }],
    [withProject({ title: 'x', description: long(20), impact: long(10) })],
  ])('accept what is exactly at a limit', async (overrides) => {
    const person = await withProfile()
    expect(await person.client.patch(`${address}/current`, overrides)).toMatchObject({
      status: 200,
      body: overrides,
    })
  })

  test('list everything that a new profile lacks', async () => {
    const { client } = await aVolunteer(server)
    const { status, body } = await client.post(address, {})
    expect(status).toBe(422)
    expect(body['issues']).toEqual([
      { path: 'bio', message: bioText },
      { path: 'skills', message: 'Please select at least one skill' },
      { path: 'preferredCauses', message: 'Please select at least one cause area' },
      { path: 'availability', message: 'Please select your availability' },
      { path: 'experience', message: 'Please select your experience level' },
    ])
  })
})
