/** An organization with a website whose members show that they may act for it. */
import { beforeEach } from 'vitest'
import {
  askForAuthorityLetter,
  checkAuthorityFile,
  confirmAuthority,
  getAuthority,
  makeAuthorityFile,
} from '#contract/authority.ts'
import { saveOrganizationProfile } from '#contract/organization-profiles.ts'
import { useLetters } from './account-letters.ts'
import { anOrganization, nextNumber, succeeded, type OrganizationOwner, type Person } from './scenario.ts'
import { useServer } from './server.ts'
import { useWebsite } from './website.ts'

/** A server, the only website of its world, and before each test an owner of "Harbor Light" with that website. */
export function useAuthority(now: () => Date = () => new Date()) {
  const site = useWebsite()
  const server = useServer({ now, outbound: site.outbound })
  const letters = useLetters(server, now)
  const rows = async (text: string, ...values: unknown[]) =>
    (await server.database.pool.query(text, values)).rows
  let given: OrganizationOwner | undefined
  beforeEach(async () => {
    given = await anOrganization(server)
    await rows(
      "update organizations set name = 'Harbor Light', named_at = now(), website = $2 where id = $1",
      given.organizationId,
      'https://www.harbor-light.org/about',
    )
  })
  const owner = () => {
    if (!given) throw new Error('the owner is there only inside tests')
    return given
  }
  const params = () => ({ id: owner().organizationId })
  const ask = (email: string, { client }: Person = owner()) =>
    client.call(askForAuthorityLetter, { params: params(), body: { email } })
  const confirm = (token: string, { client }: Person = owner()) =>
    client.call(confirmAuthority, { body: { token } })
  return {
    site,
    server,
    letters,
    rows,
    owner,
    params,
    ask,
    confirm,
    read: async ({ client }: Person = owner()) =>
      succeeded(await client.call(getAuthority, { params: params() })),
    makeFile: async () => {
      const { file } = succeeded(await owner().client.call(makeAuthorityFile, { params: params() }))
      if (!file) throw new Error('no file was made')
      return file
    },
    check: async () => succeeded(await owner().client.call(checkAuthorityFile, { params: params() })),
    change: async (website: string) =>
      succeeded(await owner().client.call(saveOrganizationProfile, { body: { website } })),
    audit: () =>
      rows(
        'select actor_id, action, after from audit_log where object_id = $1 order by id',
        owner().organizationId,
      ),
    async proveByMail(): Promise<void> {
      const email = `ruth${nextNumber()}@harbor-light.org`
      succeeded(await ask(email))
      succeeded(await confirm(await letters.findToken(email, '/auth/authority')))
    },
  }
}
