/** Emails with a link that proves who reads email on the domain of a website. */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { websiteLinkEmails, type WriteWebsiteLink } from '#server/email/content/organizations.ts'
import { addToken } from '#server/email/link-token.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'
import { authorityLinks, claimLinks, type WebsiteLinks } from '#server/website-proof/link-queries.ts'

/** It goes to the organization's address, to anyone who reads its mail. */
const websiteLink = (kind: 'claim' | 'authority', links: WebsiteLinks, write: WriteWebsiteLink) =>
  defineEmail({
    data: z.object({ linkId: z.uuid() }),
    async load({ db, now }, { linkId }) {
      const row = await links.findEmail(db, linkId, now)
      if (!row) return null
      const { email, organization, requester } = row
      return {
        recipient: { userId: null, email, firstName: '', isDemo: false, language: null },
        organization: toSingleLine(organization),
        requester: toSingleLine(requester),
      }
    },
    render: (language, names) => write(language, names),
    path: ({ linkId }, { db }) =>
      addToken(`/auth/${kind}`, (tokenHash) => links.saveToken(db, linkId, tokenHash)),
    name: ({ linkId }) => `${kind}-${linkId}`,
    // More than a day, for which the link is valid.
    maxAttempts: attemptsOfOneDay,
  })

export const websiteLinkTemplates = {
  'organization.claim': websiteLink('claim', claimLinks, websiteLinkEmails.claim),
  'organization.authority': websiteLink('authority', authorityLinks, websiteLinkEmails.authority),
}
