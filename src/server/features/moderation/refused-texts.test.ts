import { describe, expect, test } from 'vitest'
import { appealRefusedText, listAppealedSentences } from '#contract/moderation/appeals.ts'
import { createProject, editProject } from '#contract/projects/management.ts'
import { getProject } from '#contract/projects/projects.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { answerAppeal, appealReason as reason, findAppeal } from '#tests/support/scenarios/appeals.ts'
import { anOrganization, expectSuccess, projectForm, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const refused = 'Volunteers must pay a deposit of $50.'

describe('a refused sentence', () => {
  const form = { ...projectForm({ requirements: refused }) }
  const post = (owner: Person) => owner.client.call(createProject, { query: {}, body: form })
  const appealIt = (owner: Person, text = `Be kind. ${refused}`) =>
    owner.client.call(appealRefusedText, { query: {}, body: { field: 'requirements', text, reason } })

  test('may be published by the organization whose appeal was granted, and by no other', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const other = await anOrganization(server)
    expect((await post(owner)).status).toBe(422)
    expectSuccess(await appealIt(owner))
    const about = await findAppeal(admin, ({ organization }) => organization?.id === owner.organizationId)
    expect(about).toMatchObject({
      kind: 'text',
      rule: 'S9',
      refused: { field: 'requirements', evidence: refused, text: `Be kind. ${refused}` },
    })
    expect((await post(owner)).status).toBe(422)
    expectSuccess(await answerAppeal(admin, about, { verdict: 'grant' }))
    const { id } = expectSuccess(await post(owner))
    expect((await post(other)).status).toBe(422)
    // No administrator has to read it again, and another sentence is still refused.
    const shown = expectSuccess(await owner.client.call(getProject, { params: { id } }))
    expect(shown.isUnderReview).toBe(false)
    const body = { requirements: `${refused} Send us a free sample design before we choose.` }
    expect((await owner.client.call(editProject, { params: { id }, body })).status).toBe(422)
  })

  test('stays refused if the appeal is denied, and can’t be appealed again', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    expectSuccess(await appealIt(owner))
    const about = await findAppeal(admin, ({ organization }) => organization?.id === owner.organizationId)
    expectSuccess(await answerAppeal(admin, about, { verdict: 'deny' }))
    expect((await post(owner)).status).toBe(422)
    const again = () =>
      owner.client.post('/api/appeals/texts', { field: 'requirements', text: refused, reason })
    expect(await listRefusal(server, again)).toEqual([409, 'already_appealed'])
  })

  test('can be appealed beside another that was appealed, and each shows its state', async () => {
    const admin = await anAdministrator(server)
    const owner = await anOrganization(server)
    const second = 'Send us a logo with your application.'
    const text = `${refused} ${second}`
    const appealSecond = (sentence?: string) =>
      owner.client.call(appealRefusedText, {
        query: {},
        body: { field: 'requirements', text, reason, sentence },
      })
    const states = async () =>
      expectSuccess(await owner.client.call(listAppealedSentences, { query: {} })).map(
        ({ sentence, state }) => [sentence, state],
      )
    expectSuccess(await appealIt(owner, text))
    expect(expectSuccess(await appealSecond(second)).name).toBe(second)
    expect(await states()).toEqual([
      [refused, 'open'],
      [second, 'open'],
    ])
    const about = await findAppeal(admin, ({ refused: found }) => found?.evidence === second)
    expectSuccess(await answerAppeal(admin, about, { verdict: 'grant' }))
    expect(await states()).toEqual([
      [refused, 'open'],
      [second, 'granted'],
    ])
    expect((await appealSecond('Be kind.')).status).toBe(409)
  })

  test('can be appealed for each rule that refuses it', async () => {
    const owner = await anOrganization(server)
    const sentence = 'To apply, send us a logo, and you must pay a fee of $20.'
    const appealFor = (rule?: 'S7' | 'S9') =>
      owner.client.call(appealRefusedText, {
        query: {},
        body: { field: 'requirements', text: sentence, reason, sentence, rule },
      })
    expectSuccess(await appealFor('S7'))
    expect((await appealFor('S7')).status).toBe(409)
    expectSuccess(await appealFor())
    const appealed = expectSuccess(await owner.client.call(listAppealedSentences, { query: {} }))
    expect(appealed.map(({ rule }) => rule).toSorted()).toEqual(['S7', 'S9'])
  })

  test('is the only thing that can be appealed this way', async () => {
    const owner = await anOrganization(server)
    const harmless = () =>
      owner.client.post('/api/appeals/texts', { field: 'requirements', text: 'Be kind.', reason })
    expect(await listRefusal(server, harmless)).toEqual([409, 'text_not_refused'])
  })
})
