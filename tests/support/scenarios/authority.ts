/** An organization with a website, whose members prove that they may represent it. */
import { beforeEach } from 'vitest'
import {
  requestAuthorityEmail,
  checkAuthorityFile,
  confirmAuthority,
  getAuthority,
  createAuthorityFile,
} from '#contract/authority/authority.ts'
import { saveOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anOrganization, nextNumber, expectSuccess, type OrganizationOwner, type Person } from './scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { useWebsite } from '#tests/support/running/website.ts'

/** A server that can reach only one website, and before each test an owner of "Harbor Light" with that website. */
export function useAuthority(now: () => Date = () => new Date()) {
  const site = useWebsite()
  const server = useServer({ now, outbound: site.outbound })
  const emails = useEmails(server, now)
  const { rows } = server
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
    client.call(requestAuthorityEmail, { params: params(), body: { email } })
  const confirm = (token: string, { client }: Person = owner()) =>
    client.call(confirmAuthority, { body: { token } })
  return {
    site,
    server,
    emails,
    rows,
    owner,
    params,
    ask,
    confirm,
    read: async ({ client }: Person = owner()) =>
      expectSuccess(await client.call(getAuthority, { params: params() })),
    makeFile: async () => {
      const { file } = expectSuccess(await owner().client.call(createAuthorityFile, { params: params() }))
      if (!file) throw new Error('no file was made')
      return file
    },
    check: async () => expectSuccess(await owner().client.call(checkAuthorityFile, { params: params() })),
    change: async (website: string) =>
      expectSuccess(await owner().client.call(saveOrganizationProfile, { query: {}, body: { website } })),
    audit: () =>
      rows(
        'select actor_id, action, after from audit_log where object_id = $1 order by id',
        owner().organizationId,
      ),
    async proveByEmail(): Promise<void> {
      const email = `ruth${nextNumber()}@harbor-light.org`
      expectSuccess(await ask(email))
      expectSuccess(await confirm(await emails.findToken(email, '/auth/authority')))
    },
  }
}
