/** What members and administrators see about an organization's authorized representative. */
import type { AuthorityState } from '#contract/authority/authority.ts'
import { proofFailures, proofLine, proofPath } from '#domain/authority/authority.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/http/problem.ts'
import { authorityLinks } from '#server/website-proof/link-queries.ts'
import { loadPendingLink } from '#server/website-proof/links.ts'
import { findWebsiteDomain } from '#server/website-proof/website.ts'
import { findFile, findOrganization, findProof } from './queries.ts'

/** Where the file must be on a website with this host. */
export const proofFileUrl = (host: string): string => `https://${host}${proofPath}`

/** The state of an existing organization. */
export async function loadAuthorityState(ctx: Context, id: string): Promise<AuthorityState> {
  const { db } = ctx
  const organization = await findOrganization(db, id)
  if (!organization) throw new Problem('organization_not_found')
  const { name, website } = organization
  const site = findWebsiteDomain(website)
  const proof = await findProof(db, id)
  return {
    organization: { id, organizationName: name },
    ...presentProof(proof),
    website,
    ...('obstacle' in site
      ? { domain: null, obstacle: site.obstacle, file: null }
      : { domain: site.domain, obstacle: null, file: presentFile(await findFile(db, id), site.host) }),
    pending: await loadPendingLink(ctx, authorityLinks, id),
  }
}

function presentProof(
  proof: Awaited<ReturnType<typeof findProof>>,
): Pick<AuthorityState, 'authority' | 'dropped'> {
  if (!proof) return { authority: null, dropped: null }
  const { method, domain, provedBy, provedAt, droppedAt, dropReason } = proof
  if (droppedAt && dropReason) {
    return { authority: null, dropped: { method, domain, reason: dropReason, at: droppedAt.toISOString() } }
  }
  return {
    authority: {
      method,
      domain,
      provedAt: provedAt.toISOString(),
      provedBy: method === 'letter' ? null : provedBy,
    },
    dropped: null,
  }
}

function presentFile(file: Awaited<ReturnType<typeof findFile>>, host: string): AuthorityState['file'] {
  if (!file) return null
  // A result for another website says nothing about this one.
  const isSameHost = file.checkedHost === host
  return {
    address: proofFileUrl(host),
    content: proofLine(file.token),
    checkedAt: isSameHost ? (file.checkedAt?.toISOString() ?? null) : null,
    failure: isSameHost ? (proofFailures.find((failure) => failure === file.failure) ?? null) : null,
  }
}
