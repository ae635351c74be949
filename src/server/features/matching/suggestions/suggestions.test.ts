import { describe, expect, test } from 'vitest'
import type { SkillFilter } from '#contract/administration/list-filters.ts'
import {
  decideSkillSuggestion,
  listSkillSuggestions,
  type SkillSuggestion,
} from '#contract/matching/skill-placements.ts'
import { getProjectMatch } from '#contract/matching/matching.ts'
import { createVolunteerProfile, saveVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { loadConfig } from '#server/config/config.ts'
import { startWorker } from '#server/jobs/worker.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  nextNumber,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** A skill that neither the tables nor another test knows. */
const uniqueSkill = () => `Zymurgistics ${nextNumber()}`

async function runJobs(): Promise<void> {
  const { database } = server
  const config = loadConfig({ DATABASE_URL: database.url })
  const worker = await startWorker({ database, config, log: () => {} })
  await worker.drain()
  await worker.stop()
}

async function findSuggestion({ client }: Person, label: string): Promise<SkillSuggestion | null> {
  for (const show of ['waiting', 'placed', 'kept'] as const satisfies readonly SkillFilter[]) {
    for (let next: string | undefined = `/api/admin/skill-suggestions?show=${show}`; next !== undefined;) {
      const { body, headers } = await client.get(next)
      const found = listSkillSuggestions.response.parse(body).find((each) => each.label === label)
      if (found) return found
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
  }
  return null
}

async function findSuggestionOf(admin: Person, label: string): Promise<SkillSuggestion> {
  const found = await findSuggestion(admin, label)
  if (!found) throw new Error('not suggested')
  return found
}

const decide = (
  { client }: Person,
  { id, version }: SkillSuggestion,
  decision: { decision: 'place' | 'keep' | 'undo'; skillId?: 'branding' | 'legal' },
) => client.call(decideSkillSuggestion, { body: { id, version, ...decision } })

async function aMember(skills: string[]): Promise<Person> {
  const person = await aVolunteer(server)
  expectSuccess(
    await person.client.call(createVolunteerProfile, { body: { ...volunteerProfileForm(), skills } }),
  )
  return person
}

const idsOf = async ({ client }: Person, query: string): Promise<string[]> =>
  (await client.get(`/api/projects?${query}`)).body.map(({ id }: { id: string }) => id)

const skillPoints = async ({ client }: Person, id: string): Promise<number> =>
  expectSuccess(await client.call(getProjectMatch, { params: { id } }))?.factors.find(
    ({ factor }) => factor === 'skills',
  )?.points ?? 0

describe('/api/admin/skill-suggestions', () => {
  test('lists typed-in skills that the vocabulary does not know, with how many people list them', async () => {
    const skill = uniqueSkill()
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    await aProject(owner, { requiredSkills: [skill, 'Branding', 'Bike repair'] })
    await aMember([skill])
    await aMember([skill])
    expect(await findSuggestion(admin, skill)).toMatchObject({
      profiles: 2,
      projects: 1,
      state: 'waiting',
      skill: null,
      nearest: [],
    })
    expect(await findSuggestion(admin, 'Branding')).toBeNull()
    // The work tables know it, but no list has it.
    expect(await findSuggestion(admin, 'Bike repair')).toBeNull()
  })

  test('a placed skill is searched, filtered and matched as the listed one until the placement is undone', async () => {
    const [skill, other] = [uniqueSkill(), uniqueSkill()]
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requiredSkills: [skill] })
    const designer = await aMember(['Branding'])
    const filter = `skills=Branding&organizationId=${owner.organizationId}`
    expect(await idsOf(designer, filter)).toEqual([])
    expect(await skillPoints(designer, id)).toBeLessThan(20)

    const placed = expectSuccess(
      await decide(admin, await findSuggestionOf(admin, skill), { decision: 'place', skillId: 'branding' }),
    )
    expect(placed).toMatchObject({
      state: 'placed',
      label: skill,
      skill: { id: 'branding' },
      decidedBy: { id: admin.id },
    })
    await runJobs()
    expect(await idsOf(designer, filter)).toEqual([id])
    expect(await idsOf(designer, `search=branding&organizationId=${owner.organizationId}`)).toEqual([id])
    expect(await skillPoints(designer, id)).toBeGreaterThan(20)
    // Anything saved from now on needs no job, and people find it by the typed-in name too.
    const { id: listed } = await aProject(owner, { requiredSkills: ['Branding'] })
    const { id: later } = await aProject(owner, { requiredSkills: [skill, other] })
    const typed = `skills=${encodeURIComponent(skill)}&organizationId=${owner.organizationId}`
    expect((await idsOf(designer, typed)).toSorted()).toEqual([id, listed, later].toSorted())
    expect(await skillPoints(designer, later)).toBeGreaterThan(0)
    expectSuccess(await designer.client.call(saveVolunteerProfile, { body: { skills: [skill] } }))
    expect(await skillPoints(designer, listed)).toBeGreaterThan(20)

    const undone = expectSuccess(
      await decide(admin, await findSuggestionOf(admin, skill), { decision: 'undo' }),
    )
    expect(undone).toMatchObject({ state: 'waiting', skill: null })
    await runJobs()
    expect(await idsOf(designer, filter)).toEqual([listed])
    expect(await skillPoints(designer, listed)).toBeLessThan(20)
    expect(await skillPoints(designer, id)).toBeGreaterThan(20)
    const { rows } = await server.database.pool.query(
      "select action from audit_log where actor_id = $1 and object_type = 'skill' order by position",
      [admin.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['skill.place', 'skill.undo'])
  })

  test('a skill that is kept as its own is no longer waiting', async () => {
    const skill = uniqueSkill()
    const admin = await anAdministrator(server)
    await aMember([skill])
    expectSuccess(await decide(admin, await findSuggestionOf(admin, skill), { decision: 'keep' }))
    expect(await findSuggestion(admin, skill)).toMatchObject({ state: 'kept', skill: null })
  })

  test('of two administrators who decide at the same time, one learns that the other already decided', async () => {
    const skill = uniqueSkill()
    const [first, second] = [await anAdministrator(server), await anAdministrator(server)]
    await aMember([skill])
    const seen = await findSuggestionOf(first, skill)
    const answers = await Promise.all([
      decide(first, seen, { decision: 'place', skillId: 'branding' }),
      decide(second, seen, { decision: 'place', skillId: 'legal' }),
    ])
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
  })

  test('placing a skill requires a target skill', async () => {
    const skill = uniqueSkill()
    const admin = await anAdministrator(server)
    await aMember([skill])
    const answer = await decide(admin, await findSuggestionOf(admin, skill), { decision: 'place' })
    expect(answer).toMatchObject({ status: 422, body: { issues: [{ path: 'skillId' }] } })
    expect((await admin.client.get('/api/admin/skill-suggestions?cursor=x')).status).toBe(400)
  })
})
