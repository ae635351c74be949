import { describe, expect, test } from 'vitest'
import { listMyCredentials } from '#contract/credentials/credentials.ts'
import { findFault } from '#tests/support/scenarios/credential-verifier.ts'
import { readerOf, runJob, secrets } from '#tests/support/scenarios/credentials.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ env: { SECRETS: secrets } })
const read = (path: string) => server.openClient().get(path)

async function aCredential(title = 'A website <b>&</b> more') {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner, { title })
  const { volunteer } = await aDoneCollaboration(server, { owner, projectId })
  await runJob(server, 'credentials.sweep')
  const [own] = expectSuccess(await volunteer.client.call(listMyCredentials, { query: {} }))
  return { id: own?.id ?? '', volunteer }
}

/** Extracts the credential from a baked SVG, independently of the product's code. */
function unbake(svg: string): unknown {
  const [, json = ''] =
    /<openbadges:credential><!\[CDATA\[(.*?)\]\]><\/openbadges:credential>/s.exec(svg) ?? []
  return JSON.parse(json)
}

describe('the public files of a credential', () => {
  test('the signed document and a picture that contains it are public, and their text cannot inject markup', async () => {
    const { id } = await aCredential('Break ]]> out </svg><script>alert(1)</script>')
    const json = await read(`/credentials/${id}.json`)
    const svg = await server.openClient().send(`/credentials/${id}.svg`, {})
    const image = await svg.text()
    expect([json.status, svg.status]).toEqual([200, 200])
    expect(svg.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    const embedded = unbake(image)
    expect(embedded).toEqual(json.body)
    expect(await findFault(embedded, readerOf(server))).toBeNull()
    const picture = image.replace(/<openbadges:credential>.*<\/openbadges:credential>/s, '')
    expect(picture).not.toContain('<script')
    expect(picture.match(/<\/svg>/g)).toHaveLength(1)
  })

  test('every site and program can fetch the files and cache them for some minutes, and search engines ignore them', async () => {
    const { id } = await aCredential()
    for (const path of [
      `/credentials/${id}.json`,
      `/credentials/${id}.svg`,
      '/issuer.json',
      '/status/1.json',
    ]) {
      const { status, headers } = await read(path)
      expect([status, headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
        200,
        '*',
        'public, max-age=300',
      ])
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('an unknown id, list or file returns 404', async () => {
    const none = '00000000-0000-4000-8000-000000000000'
    for (const path of [`/credentials/${none}.json`, `/credentials/${none}.svg`, '/status/9.json']) {
      expect((await read(path)).status).toBe(404)
    }
    expect((await read(`/api/credentials/${none}`)).body).toMatchObject({ code: 'credential_not_found' })
  })

  test('the issuer document has no private key and every public one, each marked for signing', async () => {
    await aCredential()
    const { body } = await read('/issuer.json')
    expect(body).toMatchObject({ type: ['Profile'], name: 'Bridge Collective' })
    const ids = body['verificationMethod'].map(({ id }: { id: string }) => id)
    expect(body['assertionMethod']).toEqual(ids)
    for (const method of body['verificationMethod']) {
      expect(method.id).toBe(`${body['id']}#${method.publicKeyMultibase}`)
      expect(Object.keys(method).toSorted()).toEqual(['controller', 'id', 'publicKeyMultibase', 'type'])
    }
  })
})
