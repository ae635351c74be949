import { describe, expect, test } from 'vitest'
import {
  editProject,
  listOrganizationProjects,
  publishProject,
  createProject,
} from '#contract/projects/management.ts'
import { getVolunteerHome } from '#contract/dashboards/homes.ts'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { listRecommendations } from '#contract/projects/discovery.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { listSavedProjects, saveProject } from '#contract/projects/saved-projects.ts'
import type { NewProjectInput } from '#contract/projects/form.ts'
import { safeguards } from '#domain/safeguards/safeguards.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  decideProject,
  findProjectCase,
  likelyFee,
  listProjectCasesOf,
} from '#tests/support/scenarios/project-cases.ts'
import { aMatcher, uniqueSkill } from '#tests/support/scenarios/matching.ts'
import {
  anOrganization,
  aProject as aPublishedProject,
  aVolunteer,
  expectSuccess,
  projectForm,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const findings = async (projectId: string) =>
  (
    await server.database.pool.query(
      `select rule, rule_version as version, effect, field, evidence, verdict from project_reports
       where project_id = $1 and source = 'product' order by created_at, rule, field`,
      [projectId],
    )
  ).rows
const edit = async ({ client }: Person, id: string, body: object) =>
  expectSuccess(await client.patch(`/api/projects/${id}`, body))
const see = async ({ client }: Pick<Person, 'client'>, id: string) =>
  expectSuccess(await client.call(getProject, { params: { id } }))

/** With milestones, so that its hours find nothing. */
const aProject = (owner: Person, form: Partial<NewProjectInput>) =>
  aPublishedProject(owner, { milestones: [{ title: 'Three steps' }], ...form })

const fee = {
  rule: 'S9',
  version: safeguards.S9.version,
  effect: 'review',
  field: 'requirements',
  evidence: likelyFee,
}

describe('a published project that a safeguard asks to look at', () => {
  test('opens a case with the sentence, the field and the version of the rule', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requirements: `Be kind. ${likelyFee} Thank you.` })
    expect(await findings(id)).toEqual([{ ...fee, verdict: null }])
    expect((await listProjectCasesOf(admin)).find((each) => each.id === id)).toMatchObject({
      state: 'open',
      reports: [{ source: 'product', reason: null, reporter: null, finding: { ...fee } }],
    })
    expect((await listProjectCasesOf(admin, { show: 'all', rule: 'S9' })).map((each) => each.id)).toContain(
      id,
    )
    expect(
      (await listProjectCasesOf(admin, { show: 'all', rule: 'S7' })).map((each) => each.id),
    ).not.toContain(id)
  })

  test('shows “Under review” to everyone, and why only to its members', async () => {
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requirements: likelyFee })
    const shown = { rule: 'S9', field: 'requirements', evidence: likelyFee }
    expect(await see(owner, id)).toMatchObject({ isUnderReview: true, reviewFindings: [shown] })
    for (const client of [server.openClient(), (await aVolunteer(server)).client]) {
      expect(await see({ client }, id)).toMatchObject({ isUnderReview: true, reviewFindings: null })
    }
    const [own] = expectSuccess(await owner.client.call(listOrganizationProjects, { query: {} }))
    expect(own).toMatchObject({ id, isUnderReview: true, reviewFindings: [shown] })
  })

  test('has the mark on its card in every list, until what was found is gone', async () => {
    const owner = await anOrganization(server)
    const skill = uniqueSkill()
    const { client } = await aMatcher(server, skill)
    const { id } = await aProject(owner, { requirements: likelyFee, requiredSkills: [skill] })
    expectSuccess(await client.call(saveProject, { params: { id } }))
    const marks = async () => {
      const query = { organizationId: owner.organizationId }
      const lists: { id: string; isUnderReview: boolean }[][] = [
        expectSuccess(await client.call(listProjects, { query })),
        expectSuccess(await client.call(listProjects, { query: { ...query, order: 'newest' } })),
        expectSuccess(await client.call(listSavedProjects, { query: {} })),
        expectSuccess(await client.call(listRecommendations, {})),
        expectSuccess(await client.call(getProjectMatches, { query: {} })),
        expectSuccess(await client.call(getVolunteerHome, {})).recommended,
      ]
      return lists.map((list) => list.find((each) => each.id === id)?.isUnderReview)
    }
    expect(await marks()).toEqual([true, true, true, true, true, true])
    await edit(owner, id, { requirements: 'Be kind.' })
    expect(await marks()).toEqual([false, false, false, false, false, false])
  })

  test('is checked when a draft is published, not before', async () => {
    const owner = await anOrganization(server)
    const body = {
      ...projectForm({ requirements: likelyFee, milestones: [{ title: 'Three steps' }] }),
      isDraft: true,
    }
    const { id } = expectSuccess(await owner.client.call(createProject, { body, query: {} }))
    expect(await findings(id)).toEqual([])
    expectSuccess(await owner.client.call(publishProject, { params: { id } }))
    expect(await findings(id)).toHaveLength(1)
  })

  test('is checked again with every edit: what is gone leaves the queue, what is new joins it', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, {})
    expect(await findings(id)).toEqual([])
    await edit(owner, id, { requirements: likelyFee })
    expect(await findings(id)).toEqual([{ ...fee, verdict: null }])
    await edit(owner, id, { timeline: 'Start with a small trial task.' })
    expect(await findings(id)).toHaveLength(2)
    await edit(owner, id, { requirements: null, timeline: 'Six weeks.' })
    expect(await findings(id)).toEqual([])
    expect((await findProjectCase(admin, id)).state).toBe('none')
    expect(await see(owner, id)).toMatchObject({ isUnderReview: false, reviewFindings: [] })
  })

  test('is not raised again for the same sentence once it was dismissed, but for another one', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requirements: likelyFee })
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss', note: 'It is their own laptop.' }))
    expect(await see(owner, id)).toMatchObject({ isUnderReview: false })
    await edit(owner, id, { requirements: `We meet online. ${likelyFee}` })
    expect(await findings(id)).toEqual([{ ...fee, verdict: 'dismiss' }])
    await edit(owner, id, { requirements: 'Volunteers work at their own expense.' })
    expect(await findings(id)).toMatchObject([
      { verdict: 'dismiss' },
      { verdict: null, evidence: 'Volunteers work at their own expense.' },
    ])
  })

  test('hides no other sentence of the same field once it was dismissed', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requirements: likelyFee })
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    const other = 'Volunteers work at their own expense.'
    await edit(owner, id, { requirements: `${likelyFee} ${other}` })
    expect(await findings(id)).toEqual([
      { ...fee, verdict: 'dismiss' },
      { ...fee, evidence: other, verdict: null },
    ])
    expect(await see(owner, id)).toMatchObject({ isUnderReview: true })
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    await edit(owner, id, { impact: 'Families sleep better and longer.' })
    expect(await findings(id)).toHaveLength(2)
    expect(await see(owner, id)).toMatchObject({ isUnderReview: false })
  })

  test('a finding of an earlier version of a rule is raised again', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const { id } = await aProject(owner, { requirements: likelyFee })
    expectSuccess(await decideProject(admin, { id, verdict: 'dismiss' }))
    await server.database.pool.query('update project_reports set rule_version = 0 where project_id = $1', [
      id,
    ])
    await edit(owner, id, { impact: 'Families sleep better and longer.' })
    expect(await findings(id)).toMatchObject([
      { version: 0, verdict: 'dismiss' },
      { version: safeguards.S9.version, verdict: null },
    ])
  })
})

test('a finding that only warns is stored, opens no case and marks nothing', async () => {
  const admin = await anAdministrator(server)
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { timeCommitment: 12, duration: '1-2 weeks' })
  expect(await findings(id)).toEqual([
    { rule: 'S2', version: 1, effect: 'warn', field: 'timeCommitment', evidence: '12', verdict: null },
  ])
  expect(await see(owner, id)).toMatchObject({ isUnderReview: false, reviewFindings: [] })
  expect((await listProjectCasesOf(admin)).map((each) => each.id)).not.toContain(id)
  expect(await findProjectCase(admin, id)).toMatchObject({
    state: 'none',
    reports: [],
    warnings: [{ rule: 'S2', evidence: '12', effect: 'warn' }],
  })
})

test('an edit that is refused stores no finding', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, {})
  const { status } = await owner.client.call(editProject, {
    params: { id },
    body: { requirements: likelyFee, title: '' },
  })
  expect(status).toBe(422)
  expect(await findings(id)).toEqual([])
})
