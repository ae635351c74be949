/** Credentials (decision B11): their content, the result of checking one, and revoking one. */
import { credentialChecks, credentialKinds, credentialStates } from '#domain/credentials/credentials.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { idParams, isoTimestamp, pageQuery, requiredText } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

export const credential = z.object({
  id: z.uuid(),
  kind: z.enum(credentialKinds),
  /** From here to the evidence, as it was signed: the badge, or the project. */
  name: z.string(),
  description: z.string(),
  /** The criteria for earning it. */
  criteria: z.string(),
  issuer: z.object({ name: z.string(), url: z.string() }),
  /** When it was earned. */
  validFrom: isoTimestamp,
  /** When it was signed in its current form. */
  signedAt: isoTimestamp,
  /** The organization the work was for; null for a badge. */
  organizationName: z.string().nullable(),
  /** The confirmed hours; null for a badge or if none were confirmed. */
  hours: z.number().nullable(),
  /** The version of the agreed scope of the work; null for a badge or if none is stored. */
  scopeVersion: z.number().int().nullable(),
  /** The application whose agreed scope the caller can open, as one of its two sides; null for everyone else. */
  scopeApplicationId: z.uuid().nullable(),
  /** From acceptance to sign-off; null for a badge. */
  startedAt: isoTimestamp.nullable(),
  endedAt: isoTimestamp.nullable(),
  evidence: z.array(z.object({ name: z.string(), narrative: z.string() })),
  /** The person's current name. Only a hash of their address is signed, not the name. */
  holderName: z.string(),
  state: z.enum(credentialStates),
  /** The checks made for this response. */
  checks: z.array(z.object({ id: z.enum(credentialChecks), passed: z.boolean() })),
  checkedAt: isoTimestamp,
  revokedAt: isoTimestamp.nullable(),
  revokedBecause: z.string().nullable(),
  /** Whether the caller is its holder. */
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

export const revokeCredential = defineEndpoint({
  id: 'revokeCredential',
  summary:
    'Permanently revokes a credential for everyone who checks it, and notifies its holder of the reason.',
  method: 'POST',
  path: '/api/admin/credentials/:id/revoke',
  access: 'admin',
  params: idParams,
  body: z.object({
    reason: requiredText({ max: limits.decisionReason }, fieldText('credentials.revocationReason')),
  }),
  response: credential,
  problems: ['credential_not_found', 'own_case', 'credential_revoked'],
})

export const credentialEndpoints = [getCredential, listMyCredentials, revokeCredential] as const
