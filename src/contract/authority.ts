/** Showing that one may act for an organization (design: verification); apart from its legal status. */
import {
  authorityDropReasons,
  authorityMethods,
  authorityObstacles,
  proofFailures,
} from '#domain/authority.ts'
import { linkToken } from './account-settings.ts'
import { done, emailAddress } from './accounts.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment } from './fields.ts'
import { z } from './zod.ts'

/** Hours for which the link of a letter lasts. */
export const authorityLinkHours = 24

const nullableText = z.string().nullable()

/** The proof that counts, as everybody may know it. */
export const publicAuthority = z.object({
  method: z.enum(authorityMethods),
  /** What was proved; null of a letter. */
  domain: nullableText,
  provedAt: moment,
})

/** What an organization's members and administrators know of it. */
export const authorityState = z.object({
  organization: z.object({ id: z.uuid(), organizationName: z.string() }),
  /** Null without a proof that counts. */
  authority: publicAuthority
    .extend({
      /** Who showed it; null of a letter, which an administrator read, and once the account is gone. */
      provedBy: nullableText,
    })
    .nullable(),
  /** The proof before, which counts no more. */
  dropped: z
    .object({
      method: z.enum(authorityMethods),
      domain: nullableText,
      reason: z.enum(authorityDropReasons),
      at: moment,
    })
    .nullable(),
  website: nullableText,
  /** What an address must be on; null where there is an obstacle. */
  domain: nullableText,
  obstacle: z.enum(authorityObstacles).nullable(),
  /** The caller's letter that was asked for and not used. */
  pending: z.object({ email: z.string(), expiresAt: moment }).nullable(),
  /** The file that waits to be put on the website; null before it was asked for. */
  file: z
    .object({
      /** Where it has to lie. */
      address: z.string(),
      content: z.string(),
      /** When it was looked for there last, and what was wrong. */
      checkedAt: moment.nullable(),
      failure: z.enum(proofFailures).nullable(),
    })
    .nullable(),
})
export type AuthorityState = z.infer<typeof authorityState>

export const newAuthorityLetter = z.object({ email: emailAddress })

const openedLink = z.object({
  organization: z.object({ id: z.uuid(), organizationName: z.string() }),
  /** Nobody but who asked can use it. */
  isOwn: z.boolean(),
})
export type OpenedAuthorityLink = z.infer<typeof openedLink>

const ofMembers = { access: 'signed-in', params: idParams, response: authorityState } as const

export const getAuthority = defineEndpoint({
  ...ofMembers,
  id: 'getAuthority',
  summary: 'Who is confirmed to act for an organization, and how. For its members.',
  method: 'GET',
  path: '/api/organizations/:id/authority',
  problems: ['organization_not_found'],
})

export const askForAuthorityLetter = defineEndpoint({
  ...ofMembers,
  id: 'askForAuthorityLetter',
  summary:
    "Emails you a link at an address on the domain of the organization's website, and cancels your previous link.",
  method: 'POST',
  path: '/api/organizations/:id/authority/letter',
  limit: 'mails',
  body: newAuthorityLetter,
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
  response: openedLink,
  problems: ['link_expired'],
})

export const confirmAuthority = defineEndpoint({
  id: 'confirmAuthority',
  summary: 'Uses the link, once, to confirm that the member who requested it reads email on the domain.',
  method: 'POST',
  path: '/api/authority/confirm',
  access: 'signed-in',
  body: linkToken,
  response: openedLink.shape.organization,
  problems: ['link_expired', 'authority_link_not_yours'],
})

export const makeAuthorityFile = defineEndpoint({
  ...ofMembers,
  id: 'makeAuthorityFile',
  summary:
    "The contents and the address of the file to upload to the organization's website. Always the same.",
  method: 'POST',
  path: '/api/organizations/:id/authority/file',
  problems: ['organization_not_found', 'authority_not_by_file'],
})

export const checkAuthorityFile = defineEndpoint({
  ...ofMembers,
  id: 'checkAuthorityFile',
  summary: 'Looks for the file on the website now, and returns whether it is there or what is wrong.',
  method: 'POST',
  path: '/api/organizations/:id/authority/check',
  limit: 'checks',
  problems: ['organization_not_found', 'authority_not_by_file'],
})

export const authorityEndpoints = [
  getAuthority,
  askForAuthorityLetter,
  openAuthorityLink,
  confirmAuthority,
  makeAuthorityFile,
  checkAuthorityFile,
] as const
