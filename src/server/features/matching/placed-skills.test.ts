import { beforeAll, describe, expect, test } from 'vitest'
import { listTrendingSkills } from '#contract/discovery.ts'
import { getPortfolio } from '#contract/portfolios.ts'
import { getReviewAnalytics } from '#contract/review-analytics.ts'
import { createVolunteerProfile } from '#contract/volunteer-profiles.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { skillPlacements } from '#server/db/schema.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/collaboration.ts'
import { volunteerProfileForm } from '#tests/support/forms.ts'
import { anOrganization, aProject, succeeded } from '#tests/support/scenario.ts'
import { useServer } from '#tests/support/server.ts'
import { insertReview } from '#tests/support/stored-reviews.ts'

const server = useServer()
const typed = 'Zymurgistics'

/** Somebody with a skill has done work that asked for it under another name. */
describe('a typed-in skill that is placed', () => {
  let work: Collaboration
  beforeAll(async () => {
    const { db } = server.database
    await db.insert(skillPlacements).values({
      typedId: canonicalSkill(typed),
      label: typed,
      skillId: 'branding',
      decidedAt: new Date(),
    })
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { requiredSkills: [typed] })
    await aProject(owner, { requiredSkills: ['Branding'] })
    await aProject(owner, { requiredSkills: ['Branding'] })
    await aProject(owner, { requiredSkills: [typed] })
    work = await aDoneCollaboration(server, { owner, projectId })
    const body = { ...volunteerProfileForm(), skills: ['Branding'], isPortfolioPublic: true }
    succeeded(await work.volunteer.client.call(createVolunteerProfile, { body }))
    await insertReview(db, 'organization', { work, rating: 5 })
  })

  test('shows the listed one in a portfolio', async () => {
    const { id } = work.volunteer
    const { skills } = succeeded(await server.openClient().call(getPortfolio, { params: { id } }))
    expect(skills).toEqual([{ label: 'Branding', workIds: [work.id] }])
  })

  test('is rated where the volunteer lists the listed one', async () => {
    const { topSkillsRated } = succeeded(await work.volunteer.client.call(getReviewAnalytics, { query: {} }))
    expect(topSkillsRated).toEqual([{ skill: typed, rating: 5, count: 1 }])
  })

  test('is counted with the listed one among the trending skills', async () => {
    const trending = succeeded(await server.openClient().call(listTrendingSkills, {}))
    expect(trending.filter((label) => label === 'Branding' || label === typed)).toEqual(['Branding'])
  })
})
