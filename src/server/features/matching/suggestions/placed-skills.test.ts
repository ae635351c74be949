import { beforeAll, describe, expect, test } from 'vitest'
import { listTrendingSkills } from '#contract/projects/discovery.ts'
import { getPortfolio } from '#contract/portfolios/portfolios.ts'
import { getReviewAnalytics } from '#contract/reviews/analytics.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { skillPlacements } from '#server/db/tables/matching.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertReview } from '#tests/support/rows/stored-reviews.ts'

const server = useServer()
const typedSkill = 'Zymurgistics'

/** A volunteer has a skill and has done work that asked for it under another name. */
describe('a typed-in skill after its placement', () => {
  let work: Collaboration
  beforeAll(async () => {
    const { db } = server.database
    await db.insert(skillPlacements).values({
      typedId: canonicalSkill(typedSkill),
      label: typedSkill,
      skillId: 'branding',
      decidedAt: new Date(),
    })
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { requiredSkills: [typedSkill] })
    await aProject(owner, { requiredSkills: ['Branding'] })
    await aProject(owner, { requiredSkills: ['Branding'] })
    await aProject(owner, { requiredSkills: [typedSkill] })
    work = await aDoneCollaboration(server, { owner, projectId })
    const body = { ...volunteerProfileForm(), skills: ['Branding'], isPortfolioPublic: true }
    expectSuccess(await work.volunteer.client.call(createVolunteerProfile, { body }))
    await insertReview(db, 'organization', { work, rating: 5 })
  })

  test('shows as the listed skill in a portfolio', async () => {
    const { id } = work.volunteer
    const { skills } = expectSuccess(await server.openClient().call(getPortfolio, { params: { id } }))
    expect(skills).toEqual([{ label: 'Branding', workIds: [work.id] }])
  })

  test('is rated as the listed skill of the volunteer', async () => {
    const { topSkillsRated } = expectSuccess(
      await work.volunteer.client.call(getReviewAnalytics, { query: {} }),
    )
    expect(topSkillsRated).toEqual([{ skill: typedSkill, rating: 5, count: 1 }])
  })

  test('counts as the listed skill among the trending skills', async () => {
    const trending = expectSuccess(await server.openClient().call(listTrendingSkills, {}))
    expect(trending.filter((label) => label === 'Branding' || label === typedSkill)).toEqual(['Branding'])
  })
})
