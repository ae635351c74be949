/** Emails about suspensions. Reasons are loaded when the email is sent; if a suspension was undone, nothing is sent. */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { moderationEmails } from '#server/email/content/moderation.ts'
import { aboutPerson, defineEmail, definePersonalEmail } from '#server/email/template.ts'
import { addToken } from '#server/email/link-token.ts'
import {
  findAppealNote,
  findOrganizationSuspension,
  findSuspendedPerson,
  saveAppealToken,
} from './moderation-queries.ts'

const aboutOrganization = aboutPerson.extend({ organizationId: z.uuid() })
const dashboardPath = '/organization-dashboard'

export const moderationTemplates = {
  'moderation.suspended': defineEmail({
    data: aboutPerson,
    async load({ db }, { userId, eventId }) {
      const found = await findSuspendedPerson(db, userId)
      return found && { recipient: found.recipient, eventId, reason: toSingleLine(found.reason) }
    },
    render: (language, data) => moderationEmails.suspended(language, data),
    // The person cannot sign in to appeal.
    path: ({ userId }, { db }) => addToken('/auth/appeal', (hash) => saveAppealToken(db, userId, hash)),
    name: ({ eventId, userId }) => `fact-${eventId}.user-${userId}`,
  }),
  'moderation.appealDenied': defineEmail({
    data: aboutPerson.extend({ appealId: z.uuid() }),
    async load({ db }, { userId, eventId, appealId }) {
      const found = await findSuspendedPerson(db, userId)
      const note = await findAppealNote(db, appealId)
      return found && note ? { recipient: found.recipient, eventId, reason: toSingleLine(note) } : null
    },
    render: (language, data) => moderationEmails.appealDenied(language, data),
    path: '/safeguards',
    name: ({ eventId, userId }) => `fact-${eventId}.user-${userId}`,
  }),
  'moderation.reinstated': definePersonalEmail({
    data: aboutPerson,
    load: () => Promise.resolve({}),
    render: (language) => moderationEmails.reinstated(language),
    path: '/auth',
  }),
  'moderation.organizationSuspended': definePersonalEmail({
    data: aboutOrganization,
    async load({ db }, { organizationId }) {
      const { organization, reason } = (await findOrganizationSuspension(db, organizationId)) ?? {}
      if (organization === undefined || reason === undefined || reason === null) return null
      return { organization: toSingleLine(organization), reason: toSingleLine(reason) }
    },
    render: (language, data) => moderationEmails.organizationSuspended(language, data),
    path: '/decisions',
  }),
  'moderation.organizationReinstated': definePersonalEmail({
    data: aboutOrganization,
    async load({ db }, { organizationId }) {
      const found = await findOrganizationSuspension(db, organizationId)
      return found && { organization: toSingleLine(found.organization) }
    },
    render: (language, data) => moderationEmails.organizationReinstated(language, data),
    path: dashboardPath,
  }),
}
