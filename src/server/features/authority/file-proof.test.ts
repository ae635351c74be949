import { describe, expect, test } from 'vitest'
import { checkAuthorityFile, createAuthorityFile } from '#contract/authority/authority.ts'
import { useAuthority } from '#tests/support/scenarios/authority.ts'
import { anOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { listNoticeKinds } from '#tests/support/scenarios/verification.ts'

const { audit, change, check, makeFile, owner, params, proveByEmail, read, rows, server, site } =
  useAuthority()

describe('proof by a file on the website', () => {
  test('a member proves that they represent the organization once the file is found', async () => {
    const file = await makeFile()
    expect(file).toEqual({
      address: 'https://www.harbor-light.org/.well-known/bridge-collective-verification.txt',
      content: expect.stringMatching(/^bridge-collective-verification=[0-9a-f]{32}$/),
      checkedAt: null,
      failure: null,
    })
    // It stays the same, so that no one has to change the website again.
    expect(await makeFile()).toEqual(file)
    expect(await check()).toMatchObject({ authority: null, file: { failure: 'not_there' } })
    site.answer((_, response) => void response.end('<!doctype html><title>Harbor Light</title>'))
    expect(await check()).toMatchObject({
      authority: null,
      file: { failure: 'other_text', checkedAt: expect.any(String) },
    })
    site.answer((_, response) => void response.end(`\uFEFFanother line\r\n ${file.content} \r\n`))
    expect(await check()).toMatchObject({
      authority: { method: 'token', domain: 'harbor-light.org' },
      file: { failure: null },
    })
    expect(site.asked).toEqual(
      Array.from({ length: 3 }, () => 'www.harbor-light.org/.well-known/bridge-collective-verification.txt'),
    )
    expect((await audit()).map(({ after }) => after)).toEqual([{ state: 'proved', method: 'token' }])
  })

  test('checking the file again proves nothing new and only updates the time of the check', async () => {
    const file = await makeFile()
    site.answer((_, response) => void response.end(file.content))
    const first = await check()
    // So that a new proof would differ from the current one.
    await rows(
      "update organization_authority set proved_at = proved_at - interval '1 day' where organization_id = $1",
      params().id,
    )
    const before = await read()
    const second = await check()
    expect(second.authority).toEqual(before.authority)
    expect(second.file?.checkedAt).not.toBe(first.file?.checkedAt)
    expect(await audit()).toHaveLength(1)
    const events = await rows(
      "select from facts where type = 'authority.proved' and subject_id = $1",
      params().id,
    )
    expect(events).toHaveLength(1)
    await proveByEmail()
    expect((await check()).authority).toMatchObject({ method: 'token' })
    expect(await audit()).toHaveLength(3)
  })

  test("another organization's file proves nothing", async () => {
    const other = await anOrganization(server)
    await rows(
      'update organizations set website = $2 where id = $1',
      other.organizationId,
      'https://x.example.org',
    )
    const mine = await makeFile()
    const requested = await other.client.call(createAuthorityFile, { params: { id: other.organizationId } })
    const theirs = expectSuccess(requested).file?.content ?? ''
    expect(theirs).not.toBe(mine.content)
    site.answer((_, response) => void response.end(`${theirs}\n${mine.content}0`))
    expect(await check()).toMatchObject({ authority: null, file: { failure: 'other_text' } })
  })

  test('the website is not checked before a file was requested, nor for non-members', async () => {
    expect((await owner().client.call(checkAuthorityFile, { params: params() })).body).toMatchObject({
      code: 'authority_not_by_file',
    })
    await makeFile()
    const stranger = await anOrganization(server)
    expect((await stranger.client.call(checkAuthorityFile, { params: params() })).status).toBe(404)
    expect(site.connections).toBe(0)
  })

  test('a website that changes during the check proves nothing', async () => {
    const file = await makeFile()
    site.answer((_, response) => {
      void change('https://river-trust.org').then(() => response.end(file.content))
    })
    expect(await check()).toMatchObject({
      authority: null,
      file: { address: expect.stringContaining('river-trust.org'), checkedAt: null },
    })
  })
})

describe('an existing proof', () => {
  test('a proof ends when the website’s domain changes, which notifies the owners with the reason', async () => {
    await proveByEmail()
    await change('https://blog.harbor-light.org/news')
    expect((await read()).authority).toMatchObject({ method: 'mail', domain: 'harbor-light.org' })
    await change('https://river-trust.org')
    expect(await read()).toMatchObject({
      authority: null,
      dropped: {
        method: 'mail',
        domain: 'harbor-light.org',
        reason: 'website_changed',
        at: expect.any(String),
      },
    })
    expect(await listNoticeKinds(owner())).toEqual(['authority.dropped'])
    // It does not come back on its own.
    await change('https://www.harbor-light.org')
    expect((await read()).authority).toBeNull()
    await proveByEmail()
    expect(await read()).toMatchObject({ authority: { method: 'mail' }, dropped: null })
  })

  test('a proof by file is valid only for the host that served the file', async () => {
    const file = await makeFile()
    site.answer((_, response) => void response.end(file.content))
    await check()
    await change('http://harbor-light.org/elsewhere')
    expect((await read()).authority).toMatchObject({ method: 'token' })
    await change('https://blog.harbor-light.org')
    expect((await read()).dropped).toMatchObject({ reason: 'website_changed' })
  })
})
