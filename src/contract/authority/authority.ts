/** Proof that a member may represent an organization (design: verification), separate from its legal status. */
import {
  authorityDropReasons,
  authorityMethods,
  authorityObstacles,
  proofFailures,
} from '#domain/authority/authority.ts'
import { linkToken } from '#contract/accounts/settings.ts'
import { done, emailAddress } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { idParams, isoTimestamp, nullableText } from '#contract/fields.ts'
import { z } from '#contract/zod.ts'

/** The current proof, as anyone may see it. */
export const publicAuthority = z.object({
  method: z.enum(authorityMethods),
  /** What was proved; null for a document. */
  domain: nullableText,
  provedAt: isoTimestamp,
})

/** What an organization's members and administrators see. */
export const authorityState = z.object({
  organization: z.object({ id: z.uuid(), organizationName: z.string() }),
  /** Null without a valid proof. */
  authority: publicAuthority
    .extend({
      /** Who proved it; null for a document, which an administrator read, or if the account is deleted. */
      provedBy: nullableText,
    })
    .nullable(),
  /** The previous proof, which is no longer valid. */
  dropped: z
    .object({
      method: z.enum(authorityMethods),
      domain: nullableText,
      reason: z.enum(authorityDropReasons),
      at: isoTimestamp,
    })
    .nullable(),
  website: nullableText,
  /** The domain the email address must be on; null if there is an obstacle. */
  domain: nullableText,
  obstacle: z.enum(authorityObstacles).nullable(),
  /** The caller's emailed link that was requested and not used yet. */
  pending: z.object({ email: z.string(), expiresAt: isoTimestamp }).nullable(),
  /** The file to upload to the website; null before it was requested. */
  file: z
    .object({
      /** The address where the file must be. */
      address: z.string(),
      content: z.string(),
      /** When we last checked the website, and what was wrong. */
      checkedAt: isoTimestamp.nullable(),
      failure: z.enum(proofFailures).nullable(),
    })
    .nullable(),
})
export type AuthorityState = z.infer<typeof authorityState>

export const authorityEmailRequest = z.object({ email: emailAddress })

const openedAuthorityLink = z.object({
  organization: z.object({ id: z.uuid(), organizationName: z.string() }),
  /** Only the person who requested the link can use it. */
  isOwn: z.boolean(),
})

const authorityEndpoint = { access: 'signed-in', params: idParams, response: authorityState } as const

export const getAuthority = defineEndpoint({
  ...authorityEndpoint,
  id: 'getAuthority',
  summary: 'Who is confirmed to act for an organization, and how. For its members.',
  method: 'GET',
  path: '/api/organizations/:id/authority',
  problems: ['organization_not_found'],
})

export const requestAuthorityEmail = defineEndpoint({
  ...authorityEndpoint,
  id: 'askForAuthorityLetter',
  summary:
    "Emails you a link at an address on the domain of the organization's website, and cancels your previous link.",
  method: 'POST',
  path: '/api/organizations/:id/authority/letter',
  limit: 'mails',
  body: authorityEmailRequest,
  response: done,
  status: 202,
  problems: ['organization_not_found', 'claim_not_by_mail'],
})

export const openAuthorityLink = defineEndpoint({
  id: 'openAuthorityLink',
  summary: 'What such an emailed link is about. Does not use the link up.',
  method: 'POST',
  path: '/api/authority/open',
  access: 'signed-in',
  body: linkToken,
  response: openedAuthorityLink,
  problems: ['link_expired'],
})

export const confirmAuthority = defineEndpoint({
  id: 'confirmAuthority',
  summary: 'Uses the link, once, to confirm that the member who requested it reads email on the domain.',
  method: 'POST',
  path: '/api/authority/confirm',
  access: 'signed-in',
  body: linkToken,
  response: openedAuthorityLink.shape.organization,
  problems: ['link_expired', 'authority_link_not_yours'],
})

export const createAuthorityFile = defineEndpoint({
  ...authorityEndpoint,
  id: 'makeAuthorityFile',
  summary:
    "The contents and the address of the file to upload to the organization's website. Always the same.",
  method: 'POST',
  path: '/api/organizations/:id/authority/file',
  problems: ['organization_not_found', 'authority_not_by_file'],
})

export const checkAuthorityFile = defineEndpoint({
  ...authorityEndpoint,
  id: 'checkAuthorityFile',
  summary: 'Looks for the file on the website now, and returns whether it is there or what is wrong.',
  method: 'POST',
  path: '/api/organizations/:id/authority/check',
  limit: 'checks',
  problems: ['organization_not_found', 'authority_not_by_file'],
})

export const authorityEndpoints = [
  getAuthority,
  requestAuthorityEmail,
  openAuthorityLink,
  confirmAuthority,
  createAuthorityFile,
  checkAuthorityFile,
] as const
