/** Emails with a link that proves who reads email on the domain of a website. */
import { z } from '#contract/zod.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { EmailContent } from '#server/email/email.ts'
import { addToken } from '#server/email/link-token.ts'
import { attemptsOfOneDay, defineEmail } from '#server/email/template.ts'
import { organizationEmails } from '#server/email/texts/en-organizations.ts'
import { authorityLinks, claimLinks, type WebsiteLinks } from '#server/website-proof/link-queries.ts'

/** It goes to the organization's address, to anyone who reads its mail. */
const websiteLink = (
  kind: 'claim' | 'authority',
  links: WebsiteLinks,
  render: (names: { organization: string; requester: string }) => EmailContent,
) =>
  defineEmail({
    data: z.object({ linkId: z.uuid() }),
    async load({ db, now }, { linkId }) {
      const row = await links.findEmail(db, linkId, now)
      if (!row) return null
      const { email, organization, requester } = row
      return {
        recipient: { userId: null, email, firstName: '', isDemo: false },
        organization: toSingleLine(organization),
        requester: toSingleLine(requester),
      }
    },
    render: (names) => render(names),
    path: ({ linkId }, { db }) =>
      addToken(`/auth/${kind}`, (tokenHash) => links.saveToken(db, linkId, tokenHash)),
    name: ({ linkId }) => `${kind}-${linkId}`,
    // More than a day, for which the link is valid.
    maxAttempts: attemptsOfOneDay,
  })

export const websiteLinkTemplates = {
  'organization.claim': websiteLink('claim', claimLinks, ({ organization, requester }) =>
    organizationEmails.claim({ organization, claimant: requester }),
  ),
  'organization.authority': websiteLink('authority', authorityLinks, ({ organization, requester }) =>
    organizationEmails.authority({ organization, member: requester }),
  ),
}
