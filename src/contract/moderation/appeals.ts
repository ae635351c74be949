/** Decisions about someone's projects, organizations, account and texts, and their appeals against them. */
import {
  appealableDecisions,
  appealKinds,
  appealStates,
  appealDecisions,
} from '#domain/moderation/appeals.ts'
import { safeguardCodes } from '#domain/safeguards/safeguards.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  entityId,
  clearableText,
  idParams,
  isoTimestamp,
  ownOrganization,
  pageQuery,
  requiredText,
  nullableText,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { reportedProblems } from './report-form.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { z } from '#contract/zod.ts'

const appeal = z.object({
  state: z.enum(appealStates),
  reason: z.string(),
  createdAt: isoTimestamp,
  /** What the administrator wrote who decided it; null while it is open. */
  note: nullableText,
  decidedAt: isoTimestamp.nullable(),
})

const decision = z.object({
  kind: z.enum(appealKinds),
  decision: z.enum(appealableDecisions),
  /** The title, name or text that it is about. */
  name: z.string(),
  /** The administrator's reason; null for a safeguard. */
  reason: nullableText,
  /** The safeguard that found something; null for an administrator's decision. */
  rule: z.enum(safeguardCodes).nullable(),
  /** All safeguards that found something, `rule` among them; none for an administrator's decision. */
  rules: z.array(z.enum(safeguardCodes)),
  at: isoTimestamp,
  /** Null until it is appealed; that is possible once. */
  appeal: appeal.nullable(),
})

const ownDecision = decision.extend({
  /** Names the decision when it is appealed. */
  key: z.string(),
  /** Null unless it is about a project. */
  projectId: z.uuid().nullable(),
  organizationId: z.uuid().nullable(),
})
export type OwnDecision = z.infer<typeof ownDecision>

const reason = requiredText({ max: limits.decisionReason }, fieldText('moderation.appealReason'))

export const listDecisions = defineEndpoint({
  id: 'listDecisions',
  summary:
    'Decisions about you, your organizations and their projects that are in force or that an appeal undid, and the texts that you appealed, newest first, with your appeals.',
  method: 'GET',
  path: '/api/decisions',
  access: 'signed-in',
  /** `projectId` leaves only those about this project. */
  query: pageQuery.extend({ projectId: z.uuid().optional() }),
  response: z.array(ownDecision),
  paged: true,
  problems: ['bad_cursor'],
})

export const fileAppeal = defineEndpoint({
  id: 'fileAppeal',
  summary: 'Appeals a decision in force about you or your organization, once.',
  method: 'POST',
  path: '/api/appeals',
  access: 'signed-in',
  limit: 'reviews',
  body: z.object({ key: z.string().max(limits.shortText), reason }),
  response: ownDecision,
  status: 201,
  problems: ['decision_not_found', 'already_appealed'],
})

/** The form in which a text was refused. */
export const refusedText = z.object({
  /** The field of the project's form, as a path. */
  field: z.string().min(1).max(limits.label),
  text: z.string().min(1).max(limits.longText),
})

export const appealRefusedText = defineEndpoint({
  id: 'appealRefusedText',
  summary:
    'Appeals the refusal of a text in the form of a project, once per sentence and rule. If it is granted, your organization may publish the sentence.',
  method: 'POST',
  path: '/api/appeals/texts',
  access: 'organization',
  forbidden: 'organizations_only',
  limit: 'reviews',
  query: ownOrganization,
  body: refusedText.extend({
    reason,
    /** The refused sentence that it is about, if the text has several; the first that is not appealed by default. */
    sentence: z.string().max(limits.longText).optional(),
    /** The rule that refuses the sentence, if several do; the first that is not appealed by default. */
    rule: z.enum(safeguardCodes).optional(),
  }),
  response: ownDecision,
  status: 201,
  problems: ['organization_not_found', 'text_not_refused', 'already_appealed'],
})

export const listAppealedSentences = defineEndpoint({
  id: 'listAppealedSentences',
  summary:
    'Refused sentences that your organization appealed, with the state of each appeal. It may publish those whose appeal was granted. With the `projectId` of an imported listing, also its sentences that staff dismissed, as granted.',
  method: 'GET',
  path: '/api/appeals/sentences',
  access: 'organization',
  forbidden: 'organizations_only',
  query: ownOrganization.extend({ projectId: entityId.optional() }),
  response: z.array(
    z.object({ rule: z.enum(safeguardCodes), sentence: z.string(), state: z.enum(appealStates) }),
  ),
  problems: ['organization_not_found'],
})

const byLink = { access: 'public', problems: ['link_expired'] } as const
const token = z.string().min(1).max(limits.shortText)

export const getSuspension = defineEndpoint({
  ...byLink,
  id: 'getSuspension',
  summary: 'Why the account is suspended whose owner got this link by email, with their appeal.',
  method: 'POST',
  path: '/api/appeals/suspension',
  body: z.object({ token }),
  response: decision,
})

export const appealSuspension = defineEndpoint({
  ...byLink,
  id: 'appealSuspension',
  summary: 'Appeals the suspension of an account with the link that its owner got by email, once.',
  method: 'POST',
  path: '/api/appeals/suspension/appeal',
  body: z.object({ token, reason }),
  response: decision,
  status: 201,
  problems: [...byLink.problems, 'already_appealed'],
})

export const appealCase = decision.omit({ appeal: true, rules: true }).extend({
  /** The id of the appeal. */
  id: z.uuid(),
  state: z.enum(appealStates),
  createdAt: isoTimestamp,
  version: z.string(),
  /** Whether the decision still holds, so that granting the appeal undoes something. */
  isInForce: z.boolean(),
  /** What is decided about; null for a text. */
  subjectId: z.uuid().nullable(),
  /** Whom the decision is about. */
  organization: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  person: adminPerson.nullable(),
  /** Who made the decision; null for a safeguard, and if the account is deleted. */
  opposedBy: adminPerson.nullable(),
  /** The whole text of a review or message; null for anything else. */
  written: nullableText,
  /** Only for a refused text. */
  refused: z.object({ field: z.string(), evidence: z.string(), text: z.string() }).nullable(),
  appealedBy: adminPerson.nullable(),
  appealReason: z.string(),
  note: nullableText,
  decidedAt: isoTimestamp.nullable(),
  decidedBy: adminPerson.nullable(),
  /** The caller has an interest in it. */
  isOwnCase: z.boolean(),
  /** The caller made the decision, and someone else could decide the appeal. */
  isOwnDecision: z.boolean(),
  /** It is about someone of staff, and the caller is no administrator, so they can't decide. */
  needsAdministrator: z.boolean(),
})
export type AppealCase = z.infer<typeof appealCase>

export const decideAppeal = defineEndpoint({
  id: 'decideAppeal',
  summary:
    'Grants an appeal, which undoes the decision, or denies it. Notifies who appealed and who decided, with the reason.',
  method: 'POST',
  path: '/api/admin/appeals/:id/decision',
  access: 'moderator',
  params: idParams,
  body: z.object({
    verdict: z.enum(appealDecisions),
    /** Required. */
    note: clearableText(limits.decisionReason).default(null),
    /** The version the administrator saw; 409 if something has changed since. */
    version: z.string().max(limits.shortText),
  }),
  response: appealCase,
  problems: ['appeal_not_found', ...reportedProblems, 'needs_administrator', 'own_decision', 'reports_open'],
})

export const appealEndpoints = [
  listDecisions,
  fileAppeal,
  appealRefusedText,
  listAppealedSentences,
  getSuspension,
  appealSuspension,
  decideAppeal,
] as const
