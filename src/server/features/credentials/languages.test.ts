import { expect, test } from 'vitest'
import { getCredential, listMyCredentials } from '#contract/credentials/credentials.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { findFault } from '#tests/support/scenarios/credential-verifier.ts'
import { readerOf, runJob, secrets } from '#tests/support/scenarios/credentials.ts'
import { confirmLoggedHours } from '#tests/support/scenarios/rewards.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ env: { SECRETS: secrets, PSEUDO_LANGUAGE: '1' } })
const query = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

/** A badge and signed-off work with hours, signed while the site was in another language than now. */
async function issueInAnotherLanguage() {
  const work = await aCollaboration(server)
  await confirmLoggedHours(work, 1.5)
  expectSuccess(await work.owner.client.patch(`/api/applications/${work.id}`, { status: 'completed' }))
  await runJob(server, 'rewards.sweep')
  await runJob(server, 'credentials.sweep', { language: 'en-XA' })
  const own = expectSuccess(await work.volunteer.client.call(listMyCredentials, { query: {} }))
  const [badge = '', signed = ''] = ['badge', 'work'].map(
    (kind) => own.find((each) => each.kind === kind)?.id,
  )
  return { ...work, badge, signed }
}

const readDocument = async (id: string) => (await server.openClient().get(`/credentials/${id}.json`)).body
const readImage = async (id: string) => {
  const svg = await (await server.openClient().send(`/credentials/${id}.svg`, {})).text()
  return svg.replace(/<openbadges:credential>.*<\/openbadges:credential>/s, '')
}
const pseudo = expect.stringMatching(/^⟦.*⟧$/)
const noLatinMonth = /\d{1,2} ב\p{Script=Hebrew}+ \d{4}/u

test('a credential is signed in one language, and its image keeps that language when the site has another', async () => {
  const { badge, signed } = await issueInAnotherLanguage()
  for (const id of [badge, signed]) {
    const document = await readDocument(id)
    expect(await findFault(document, readerOf(server))).toBeNull()
    expect(document).toMatchObject({
      description: pseudo,
      image: { caption: pseudo },
      issuer: { name: 'Bridge Collective', description: pseudo },
      credentialSubject: {
        achievement: {
          inLanguage: 'en-XA',
          description: pseudo,
          criteria: { narrative: pseudo },
          image: { caption: pseudo },
        },
      },
    })
    for (const { narrative } of document['evidence']) expect(narrative).toEqual(pseudo)
    expect(document['evidence'][0].narrative).toMatch(noLatinMonth)
    const image = await readImage(id)
    expect(image).toContain('<title>⟦')
    expect(image).toMatch(new RegExp(`>Bridge Collective · ${noLatinMonth.source}<`, 'u'))
  }
  expect((await readDocument(badge))['name']).toEqual(pseudo)
  expect(await readDocument(signed)).toMatchObject({
    credentialSubject: { role: pseudo, achievement: { resultDescription: [{ name: pseudo }] } },
  })
})

test('a credential that is signed again is in the language that the site has now, all of it', async () => {
  const { signed, id: applicationId, ...work } = await issueInAnotherLanguage()
  await confirmLoggedHours({ ...work, id: applicationId }, 2)
  await runJob(server, 'credentials.work', { payload: { applicationId } })
  const document = await readDocument(signed)
  expect(await findFault(document, readerOf(server))).toBeNull()
  expect(document['credentialSubject']['achievement']['inLanguage']).toBe('en')
  expect(JSON.stringify(document)).not.toMatch(/[⟦⟧]|\p{Script=Hebrew}/u)
  expect(await readImage(signed)).not.toMatch(/[⟦⟧]|\p{Script=Hebrew}/u)
})

test('a credential from before languages could be chosen is shown as the English one that it is', async () => {
  const { signed } = await issueInAnotherLanguage()
  const path = '{credentialSubject,achievement,inLanguage}'
  await query(`update credentials set document = document #- '${path}' where id = $1`, signed)
  expect(await readImage(signed)).toMatch(/>Bridge Collective · [A-Z][a-z]+ \d{1,2}, \d{4}</)
})

test('what replaces the name of an unreadable credential is in the reader’s language', async () => {
  const { signed, volunteer } = await issueInAnotherLanguage()
  await query(`update credentials set document = '{}' where id = $1`, signed)
  await query(`update users set language = 'en-XA' where id = $1`, volunteer.id)
  const own = expectSuccess(await volunteer.client.call(listMyCredentials, { query: {} }))
  const name = '⟦ÚÚñrééáádáábléé çréédééñtííáál⟧'
  const read = expectSuccess(await volunteer.client.call(getCredential, { params: { id: signed } }))
  expect([own.find(({ id }) => id === signed)?.name, read.name]).toEqual([name, name])
})
