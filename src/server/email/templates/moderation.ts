/** Emails about suspensions. Reasons are loaded when the email is sent; if a suspension was undone, nothing is sent. */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { moderationEmails } from '#server/email/content/moderation.ts'
import { aboutPerson, defineEmail, definePersonalEmail } from '#server/email/template.ts'
import { findOrganizationSuspension, findSuspendedPerson } from './moderation-queries.ts'

const aboutOrganization = aboutPerson.extend({ organizationId: z.uuid() })
const dashboardPath = '/organization-dashboard'

export const moderationTemplates = {
  'moderation.suspended': defineEmail({
    data: aboutPerson,
    async load({ db }, { userId, factId }) {
      const found = await findSuspendedPerson(db, userId)
      return found && { recipient: found.recipient, factId, reason: toSingleLine(found.reason) }
    },
    render: (language, data) => moderationEmails.suspended(language, data),
    path: '/auth',
    name: ({ factId, userId }) => `fact-${factId}.user-${userId}`,
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
    path: dashboardPath,
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
