import { expect, test } from 'vitest'
import { chooseLanguage } from '#contract/accounts/settings.ts'
import { pseudoLanguage } from '#contract/i18n/languages.ts'
import { getProjectMatch } from '#contract/matching/matching.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { anOrganization, aProject, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'

const server = useServer({ env: { PSEUDO_LANGUAGE: '1' } })

test('the sentences about a match are in the language of each request', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner, {
    description: 'We need legal help and graphic design for the tenants of our house.',
    requiredSkills: ['Legal', 'Graphic Design'],
    timeCommitment: 5,
  })
  const { client } = await aVolunteer(server)
  const body = { ...volunteerProfileForm(), skills: ['Graphic Design'], maxHoursPerWeek: 1 }
  await client.call(createVolunteerProfile, { body })
  // An account in no language of its own reads the one of the request.
  expectSuccess(await client.call(chooseLanguage, { body: { language: null } }))
  const describe = async (language: string) => {
    const path = getProjectMatch.path.replace(':id', project.id)
    const answer = await client.send(path, { headers: { 'accept-language': language } })
    const match = getProjectMatch.response.parse(await answer.json())
    return {
      time: match?.factors.find(({ factor }) => factor === 'time')?.description,
      gap: match?.gap?.description,
      change: match?.change?.description,
    }
  }
  expect(await describe('en')).toEqual({
    time: '5 hours a week, but you have 1 hour available',
    gap: 'Requires Legal, which isn’t in your profile',
    change: 'Have 5 hours a week free instead of 1',
  })
  expect(await describe(pseudoLanguage)).toEqual({
    time: '⟦5 hóóúúrš áá wéééék, búút ýýóóúú háávéé 1 hóóúúr áávááííláábléé⟧',
    gap: '⟦Rééqúúíírééš ⟦Léégáál⟧, whííçh ííšñ’t ííñ ýýóóúúr próófííléé⟧',
    change: '⟦Háávéé 5 hóóúúrš áá wéééék fréééé ííñštééáád óóf 1⟧',
  })
})
