/** The contents of /.well-known/security.txt as settings. */
import { z } from 'zod'
import { address, list } from './setting-kinds.ts'

const contactText =
  'must be mailto: or https: addresses such as mailto:security@example.org, separated by commas'
const policyText = 'must be an address such as https://example.org/security-policy'

const isContact = (contact: string) =>
  contact.startsWith('mailto:')
    ? z.email().safeParse(contact.slice('mailto:'.length)).success
    : z.url({ protocol: /^https$/ }).safeParse(contact).success

export const securityTxtSettings = {
  SECURITY_CONTACT: list.refine((contacts) => contacts.every(isContact), contactText),
  SECURITY_POLICY: address(/^https$/, policyText).optional(),
}

const written = z.object(securityTxtSettings)

/** Contacts for reporting a vulnerability, the preferred one first, and the address of the disclosure policy. */
export const parseSecurityTxt = (values: z.output<typeof written>) => ({
  securityContacts: values.SECURITY_CONTACT,
  securityPolicy: values.SECURITY_POLICY ?? null,
})
