/** People and organizations, as administrators manage them. */
import { memberRoles } from '#domain/accounts/accounts.ts'
import { staffRoles } from '#domain/accounts/staff.ts'
import { heldRole } from '#contract/administration/staff.ts'
import { helpRefusals } from '#domain/accounts/help.ts'
import { suspensionRefusals } from '#domain/moderation/moderation.ts'
import { verificationStates } from '#domain/verification/register.ts'
import {
  addressStates,
  organizationStates,
  personOrders,
  personRoles,
  personStates,
} from '#contract/administration/list-filters.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { legalDocuments } from '#contract/help/legal.ts'
import { idParams, isoTimestamp, pageQuery, nullableText } from '#contract/fields.ts'
import { personDeletion } from '#contract/moderation/person-deletion.ts'
import { suspension, suspensionForm } from '#contract/moderation/reason.ts'
import { limits } from '#contract/limits.ts'
import { exportStates } from '#domain/personal-data/exports.ts'
import { z } from '#contract/zod.ts'
import { personRow } from './person-row.ts'

const search = pageQuery.extend({ q: z.string().trim().max(limits.shortText).optional() })
const done = z.object({ message: z.string() })

export const listPeople = defineEndpoint({
  id: 'listPeople',
  summary: 'People by part of their name or email address, by role, state and whether the email is verified.',
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  query: search.extend({
    state: z.enum(personStates).optional(),
    role: z.enum(personRoles).optional(),
    /** Whether their email address is verified. */
    address: z.enum(addressStates).optional(),
    /** Only people with this role on the staff. */
    staff: z.enum(staffRoles).optional(),
    order: z.enum(personOrders).default('newest'),
  }),
  response: z.array(personRow),
  paged: true,
  problems: ['bad_cursor'],
})

const personCase = personRow.extend({
  hasVolunteerProfile: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** They could use a role on the staff only after setting up two-step sign-in: the settings require it. */
  needsSecondFactor: z.boolean(),
  /** A new address that is not confirmed yet. */
  pendingEmail: nullableText,
  /** Their roles on the staff, with who gave them and when. */
  heldRoles: z.array(heldRole),
  memberships: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      role: z.enum(memberRoles),
      /** They are the only owner who can sign in. */
      isOnlyOwner: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      browser: nullableText,
      system: nullableText,
      network: nullableText,
      createdAt: isoTimestamp,
      lastSeenAt: isoTimestamp,
    }),
  ),
  applications: z.object({
    pending: z.int(),
    accepted: z.int(),
    completed: z.int(),
    declined: z.int(),
    withdrawn: z.int(),
  }),
  suspension,
  deletion: personDeletion,
  /** The latest data export that an administrator requested for them; null if there is none. Their own are theirs. */
  latestExport: z
    .object({
      state: z.enum(exportStates),
      requestedAt: isoTimestamp,
      /** Until when they can download it; null while it is being prepared. */
      expiresAt: isoTimestamp.nullable(),
    })
    .nullable(),
  /** The terms and privacy notices they agreed to, the latest first; none of a deleted account. */
  agreements: z.array(
    z.object({
      document: z.enum(legalDocuments),
      number: z.number().int(),
      /** The effective date of the built-in text, which is version 1; null for all others, and if it's unknown. */
      textSince: z.string().nullable(),
      agreedAt: isoTimestamp,
    }),
  ),
  /** Why the reader cannot suspend them; null if they can. */
  refusal: z.enum(suspensionRefusals).nullable(),
  /** Why the reader cannot help them with their account; null if they can. */
  helpRefusal: z.enum(helpRefusals).nullable(),
})
export type PersonCase = z.infer<typeof personCase>

export const getPerson = defineEndpoint({
  id: 'getPerson',
  summary: 'One person, with organizations, sessions and counts of applications. Each view is recorded.',
  method: 'GET',
  path: '/api/admin/people/:id',
  access: 'admin',
  params: idParams,
  response: personCase,
  problems: ['person_not_found'],
})

const personAction = { method: 'POST', access: 'admin', params: idParams, response: done } as const

export const suspendPerson = defineEndpoint({
  ...personAction,
  id: 'suspendPerson',
  summary:
    'Suspends a person: ends all sessions, blocks sign-in, withdraws their pending applications and emails them the reason.',
  path: '/api/admin/people/:id/suspend',
  body: suspensionForm,
  problems: ['person_not_found', 'own_case', 'last_administrator', 'already_suspended'],
})

export const reinstatePerson = defineEndpoint({
  ...personAction,
  id: 'reinstatePerson',
  summary: 'Lets a suspended person sign in again, and emails them.',
  path: '/api/admin/people/:id/reinstate',
  problems: ['person_not_found', 'own_case', 'not_suspended'],
})

export const endPersonSessions = defineEndpoint({
  ...personAction,
  id: 'endPersonSessions',
  summary: 'Signs a person out everywhere.',
  path: '/api/admin/people/:id/end-sessions',
  problems: ['person_not_found'],
})

const organizationRow = z.object({
  id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  isImported: z.boolean(),
  members: z.int(),
  publishedProjects: z.int(),
  createdAt: isoTimestamp,
})

export type OrganizationRow = z.infer<typeof organizationRow>

export const listModeratedOrganizations = defineEndpoint({
  id: 'listModeratedOrganizations',
  summary: 'Organizations by part of their name, newest first.',
  method: 'GET',
  path: '/api/admin/organizations',
  access: 'admin',
  query: search.extend({ state: z.enum(organizationStates).optional() }),
  response: z.array(organizationRow),
  paged: true,
})

const organizationCase = organizationRow.extend({
  verification: z.object({ state: z.enum(verificationStates), hasCase: z.boolean() }),
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: z.enum(memberRoles),
      isSuspended: z.boolean(),
    }),
  ),
  projects: z.object({ published: z.int(), held: z.int(), drafts: z.int(), completed: z.int() }),
  applications: z.object({ pending: z.int(), accepted: z.int() }),
  impact: z.object({
    /** The sum over its impact reports. */
    peopleHelped: z.int(),
    /** The latest changes of these numbers, newest first. */
    changes: z.array(
      z.object({
        id: z.int(),
        project: z.object({ id: z.uuid(), title: z.string() }),
        /** Null if none was given. */
        before: z.int().nullable(),
        after: z.int().nullable(),
        /** The name is missing if the account is deleted. */
        by: z.string().nullable(),
        at: isoTimestamp,
      }),
    ),
  }),
  suspension,
  /** Whether the reader is or was a member; then another administrator must decide. */
  isOwnCase: z.boolean(),
})
export type OrganizationCase = z.infer<typeof organizationCase>

export const getModeratedOrganization = defineEndpoint({
  id: 'getModeratedOrganization',
  summary: 'One organization, with its members and projects. Each view is recorded.',
  method: 'GET',
  path: '/api/admin/organizations/:id',
  access: 'admin',
  params: idParams,
  response: organizationCase,
  problems: ['organization_not_found'],
})

export const suspendOrganization = defineEndpoint({
  ...personAction,
  id: 'suspendOrganization',
  summary:
    'Suspends an organization: hides its page and projects from the public, and emails its members the reason.',
  path: '/api/admin/organizations/:id/suspend',
  body: suspensionForm,
  problems: ['organization_not_found', 'own_case', 'already_suspended'],
})

export const reinstateOrganization = defineEndpoint({
  ...personAction,
  id: 'reinstateOrganization',
  summary: 'Reinstates an organization, its page and the projects that its suspension hid.',
  path: '/api/admin/organizations/:id/reinstate',
  problems: ['organization_not_found', 'own_case', 'not_suspended'],
})

export const moderationEndpoints = [
  listPeople,
  getPerson,
  suspendPerson,
  reinstatePerson,
  endPersonSessions,
  listModeratedOrganizations,
  getModeratedOrganization,
  suspendOrganization,
  reinstateOrganization,
] as const
