import { expect, test } from 'vitest'
import { listMyCredentials } from '#contract/credentials/credentials.ts'
import { changeSite, getSiteSettings, removeSiteLogo, uploadSiteLogo } from '#contract/site/site.ts'
import { contrastOf, parseHex } from '#domain/site/color.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { runJob, secrets } from '#tests/support/scenarios/credentials.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { anOrganization, aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer({ env: { SECRETS: secrets } })

test('the image of a credential has the color and the logo of the site, readable whatever the color is', async () => {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner)
  const { volunteer } = await aDoneCollaboration(server, { owner, projectId })
  await runJob(server, 'credentials.sweep')
  const [own] = expectSuccess(await volunteer.client.call(listMyCredentials, { query: {} }))
  const read = async () => {
    const response = await server.openClient().send(`/credentials/${own?.id}.svg`, {})
    const image = await response.text()
    return image.replace(/<openbadges:credential>.*<\/openbadges:credential>/s, '')
  }
  const frameOf = (image: string) => /<rect [^>]*stroke="(#[0-9a-f]{6})"/.exec(image)?.[1] ?? ''
  expect(frameOf(await read())).toBe('#1f6b4f')

  const { client } = await anAdministrator(server)
  const change = async (accent: string | null) => {
    const { version } = expectSuccess(await client.call(getSiteSettings, {}))
    expectSuccess(await client.call(changeSite, { body: { version, accent } }))
  }
  await change('#8a1c4a')
  const image = await read()
  expect(frameOf(image)).toBe('#8a1c4a')
  expect(image).not.toMatch(/#1f6b4f|#d99a2b|#e8b95a/)
  await change('#ffee00')
  const light = await read()
  const [, main = '', mark = ''] =
    /<circle [^>]*r="96" fill="(#[0-9a-f]{6})"[^]*<path d="M214[^>]*stroke="(#[0-9a-f]{6})"/.exec(light) ?? []
  for (const ground of ['#faf8f1', mark])
    expect(contrastOf(parseHex(main), parseHex(ground))).toBeGreaterThanOrEqual(4.5)

  expect(light).not.toContain('<image')
  const file = blobOf(await aPicture())
  expectSuccess(await client.call(uploadSiteLogo, { file }))
  expect(await read()).toMatch(/<image [^>]*href="data:image\/png;base64,iVBORw0KGgo/)
  expectSuccess(await client.call(removeSiteLogo, {}))
  expect(await read()).not.toContain('<image')
})
