/**
 * Members prove that they represent their organization: by an email to its website's domain, or by a file on the
 * website.
 */
import { randomBytes } from 'node:crypto'
import type { AuthorityState } from '#contract/authority/authority.ts'
import { containsProof, normalizeHost, type AuthorityMethod } from '#domain/authority/authority.ts'
import { hasMemberPower, hasPowerIn, kindOfMember } from '#domain/organizations/members.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact, type Db } from '#server/db/db.ts'
import { listRoles, lockOrganization } from '#server/queries/organizations/lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { fetchSmallFile } from '#server/outbound/fetch-small-file.ts'
import { enqueueEmails } from '#server/email/enqueue.ts'
import { authorityLinks } from '#server/website-proof/link-queries.ts'
import { consumeLink, requestLink } from '#server/website-proof/links.ts'
import { findWebsiteDomain } from '#server/website-proof/website.ts'
import * as queries from './queries.ts'
import { proofFileUrl, loadAuthorityState } from './state.ts'

/** The state, for members only. For everyone else the organization does not exist. */
export async function loadAuthority(ctx: Context, id: string): Promise<AuthorityState> {
  if (!hasPowerIn(ctx.actor, id, 'organization')) throw new Problem('organization_not_found')
  return loadAuthorityState(ctx, id)
}

/** Locks a member's organization. For everyone else it does not exist. */
async function lockOwnOrganization(ctx: Context, db: Db, id: string) {
  const organization = await lockOrganization(db, id)
  const own = organization && (await listRoles(db, id)).find(({ userId }) => userId === ctx.actor.id)
  if (!organization || !own || !hasMemberPower(kindOfMember(own), 'organization'))
    throw new Problem('organization_not_found')
  return organization
}

/** Emails the link to an address on the website's domain. */
export async function sendAuthorityLink(
  ctx: Context,
  { id, email }: { id: string; email: string },
  clientNetwork: string,
): Promise<void> {
  const { domain } = await loadAuthority(ctx, id)
  await requestLink(ctx, authorityLinks, {
    organizationId: id,
    domain,
    email,
    clientNetwork,
    lock: (db) => lockOwnOrganization(ctx, db, id),
    async enqueue(db, emailId) {
      await enqueueEmails(db, 'organization.authority', [{ data: { linkId: emailId } }])
      const about = { actorId: ctx.actor.id, subjectId: id }
      await publish(db, { type: 'authority.asked', ...about, data: { letterId: emailId } })
    },
  })
}

/** Uses the link. The requester must still be a member, and the address must still be on the website's domain. */
export function confirmByLink(
  ctx: Context,
  token: string,
): Promise<{ id: string; organizationName: string }> {
  return transact(ctx.db, async (db) => {
    const link = { token, onOthers: 'authority_link_not_yours' } as const
    const { organization, shown, domain } = await consumeLink({ ...ctx, db }, authorityLinks, link)
    const isMember = (await listRoles(db, organization.id)).some(({ userId }) => userId === ctx.actor.id)
    if (!isMember || domain === null) throw new Problem('link_expired')
    await prove(ctx, db, { organization, method: 'mail', domain })
    return shown
  })
}

interface Proved {
  organization: { id: string; name: string }
  method: AuthorityMethod
  domain: string
}

/** Whether the same proof is already valid. Checking again proves nothing new. */
async function isProvedAlready(db: Db, { organization, method, domain }: Proved): Promise<boolean> {
  const proof = await queries.findProof(db, organization.id)
  return (
    proof?.droppedAt === null &&
    proof.method === method &&
    proof.domain === domain &&
    proof.name === organization.name
  )
}

async function prove(ctx: Context, db: Db, { organization, method, domain }: Proved): Promise<void> {
  const { id: organizationId, name } = organization
  const [provedBy, provedAt] = [ctx.actor.id, ctx.now()]
  await queries.saveProof(db, { organizationId, method, domain, name, provedBy, provedAt })
  await authorityLinks.removeAll(db, organizationId)
  await recordAudit(db, {
    actorId: provedBy,
    origin: ctx.origin,
    action: 'authority.prove',
    objectType: 'organization',
    objectId: organizationId,
    after: { state: 'proved', method },
  })
  await publish(db, {
    type: 'authority.proved',
    actorId: provedBy,
    subjectId: organizationId,
    data: { method, domain },
  })
}

/** Creates the content of the file, once. It stays the same. */
export async function makeFile(ctx: Context, id: string): Promise<AuthorityState> {
  await transact(ctx.db, async (db) => {
    const { website } = await lockOwnOrganization(ctx, db, id)
    if ('obstacle' in findWebsiteDomain(website)) throw new Problem('authority_not_by_file')
    const token = randomBytes(16).toString('hex')
    await queries.insertFile(db, { organizationId: id, token, createdAt: ctx.now() })
  })
  return loadAuthorityState(ctx, id)
}

/** Checks the website for the file, outside a transaction, because another server may be slow. */
export async function checkFile(ctx: Context, id: string): Promise<AuthorityState> {
  const { website } = await loadAuthority(ctx, id)
  const site = findWebsiteDomain(website)
  const file = await queries.findFile(ctx.db, id)
  if ('obstacle' in site || !file) throw new Problem('authority_not_by_file')
  const { host } = site
  const found = await fetchSmallFile(ctx.outbound, proofFileUrl(host))
  const isThere = 'text' in found && containsProof(found.text, file.token)
  const failure = 'failure' in found ? found.failure : isThere ? null : 'other_text'
  await transact(ctx.db, async (db) => {
    const organization = await lockOwnOrganization(ctx, db, id)
    await queries.saveFileCheck(db, id, { at: ctx.now(), host, failure })
    // The website may have changed during the check.
    const now = findWebsiteDomain(organization.website)
    if (failure || 'obstacle' in now || now.host !== host) return
    const proved = { organization, method: 'token', domain: normalizeHost(host) } as const
    if (!(await isProvedAlready(db, proved))) await prove(ctx, db, proved)
  })
  return loadAuthorityState(ctx, id)
}
