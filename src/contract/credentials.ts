/** Credentials that travel (decision B11): what one says, what becomes of checking it, and revoking it. */
import { credentialChecks, credentialKinds, credentialStates } from '#domain/credentials.ts'
import { defineEndpoint } from './endpoint.ts'
import { idParams, moment, pageQuery, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { z } from './zod.ts'

/** Where a credential is published beside its page, on this site. */
export const credentialFiles = {
  /** The signed credential. */
  json: (id: string) => `/credentials/${id}.json`,
  /** A picture with the signed credential in it. */
  svg: (id: string) => `/credentials/${id}.svg`,
  /** Who issues, with the public keys. */
  issuer: '/issuer.json',
  /** Which credentials are revoked. */
  status: (list: number) => `/status/${list}.json`,
}

export const credential = z.object({
  id: z.uuid(),
  kind: z.enum(credentialKinds),
  /** This and what follows, to the evidence, as it was signed: the badge, or the project that was worked on. */
  name: z.string(),
  description: z.string(),
  /** What was asked for it. */
  criteria: z.string(),
  issuer: z.object({ name: z.string(), url: z.string() }),
  /** When it was earned. */
  validFrom: moment,
  /** When it was signed, as it reads now. */
  signedAt: moment,
  /** Whose work it was; null of a badge. */
  organizationName: z.string().nullable(),
  /** The confirmed hours; null of a badge, and where none were confirmed. */
  hours: z.number().nullable(),
  /** From being accepted to being signed off; null of a badge. */
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  evidence: z.array(z.object({ name: z.string(), narrative: z.string() })),
  /** The person as they call themselves now: signed is a fingerprint of their address, and no name. */
  holderName: z.string(),
  state: z.enum(credentialStates),
  /** The checks that were made for this answer. */
  checks: z.array(z.object({ id: z.enum(credentialChecks), passed: z.boolean() })),
  checkedAt: moment,
  revokedAt: moment.nullable(),
  revokedBecause: z.string().nullable(),
  /** Whether the caller is who it was given to. */
  isOwn: z.boolean(),
})
export type Credential = z.infer<typeof credential>

const ownCredential = credential
  .pick({ id: true, kind: true, name: true, organizationName: true, validFrom: true, revokedAt: true })
  .extend({ applicationId: z.uuid().nullable() })

export const getCredential = defineEndpoint({
  id: 'getCredential',
  summary: 'A credential, for anyone who has its address: what it says, and the results of checking it now.',
  method: 'GET',
  path: '/api/credentials/:id',
  access: 'public',
  params: idParams,
  response: credential,
  problems: ['credential_not_found'],
})

export const listMyCredentials = defineEndpoint({
  id: 'listMyCredentials',
  summary: 'Your credentials, newest first.',
  method: 'GET',
  path: '/api/credentials',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(ownCredential),
  paged: true,
  problems: ['bad_cursor'],
})

export const revocationReasonText =
  'Give a reason. The holder and anyone who checks the credential can read it'

export const revokeCredential = defineEndpoint({
  id: 'revokeCredential',
  summary:
    'Permanently revokes a credential for everyone who checks it, and notifies its holder of the reason.',
  method: 'POST',
  path: '/api/admin/credentials/:id/revoke',
  access: 'admin',
  params: idParams,
  body: z.object({ reason: requiredText({ max: limits.decisionReason }, revocationReasonText) }),
  response: credential,
  problems: ['credential_not_found', 'own_case', 'credential_revoked'],
})

export const credentialEndpoints = [getCredential, listMyCredentials, revokeCredential] as const
