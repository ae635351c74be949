/** How emails leave the product, as administrators see and test it. */
import { dkimSelector } from '#domain/email/dkim.ts'
import { emailFaults } from '#domain/email/faults.ts'
import { recordFindings, recordStates, type RecordFinding } from '#domain/email/records.ts'
import { emailTransports } from '#domain/email/transports.ts'
import { emailAddress } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import { z } from '#contract/zod.ts'

export const emailDelivery = z.object({
  transport: z.enum(emailTransports),
  /** The mail server without its user and password, or the address of the API; null if there is neither. */
  server: z.string().nullable(),
  /** The address in "From". */
  sender: z.string(),
  /** Where replies go. */
  replyTo: z.string(),
  /** The only addresses and domains that get email; empty for all. */
  onlyTo: z.array(z.string()),
  /** The domain whose emails reach the product; null if none do. */
  inboundDomain: z.string().nullable(),
  /** Accounts whose address emails bounce from. */
  bounced: z.int(),
  /** Whether the outbox takes emails, or still has some: administrators see their recipients and subjects. */
  storesEmails: z.boolean(),
  /** Whether the outbox can be read at /dev/outbox. */
  showsOutbox: z.boolean(),
})
export type EmailDelivery = z.infer<typeof emailDelivery>

export const getEmailDelivery = defineEndpoint({
  id: 'getEmailDelivery',
  summary: 'How emails leave the product: the mail server, the sender, and who gets email.',
  method: 'GET',
  path: '/api/admin/email',
  access: 'admin',
  response: emailDelivery,
})

export const testEmailForm = z.object({ recipient: emailAddress })

export const testedEmail = z.object({
  /** `stored`: it stays in the outbox, as all emails to this address. */
  outcome: z.enum(['sent', 'stored', 'failed']),
  /** Why it failed; null if it did not. */
  fault: z.enum(emailFaults).nullable(),
  /** The error as the mail server or the network says it. */
  error: z.string().nullable(),
  /** What both sides said, in order, without user names and passwords. */
  conversation: z.array(z.object({ from: z.enum(['server', 'client', 'note']), text: z.string() })),
})
export type TestedEmail = z.infer<typeof testedEmail>

export const sendTestEmail = defineEndpoint({
  id: 'sendTestEmail',
  summary: 'Sends a test email immediately and returns the conversation with the mail server.',
  method: 'POST',
  path: '/api/admin/email/test',
  access: 'admin',
  limit: 'testEmails',
  body: testEmailForm,
  response: testedEmail,
})

const maxSelectors = 5

const selectors = z
  .string()
  .max(200, fieldText('email.selectors'))
  .default('')
  .transform((text) => [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ])
  .refine(
    (entries) => entries.length <= maxSelectors && entries.every((entry) => dkimSelector.test(entry)),
    fieldText('email.selectors'),
  )

export const domainChecks = z.object({ selectors })

const isFinding = (word: string): word is RecordFinding => Object.hasOwn(recordFindings, word)

export const checkedDomainRecord = z.object({
  kind: z.enum(['spf', 'dkim', 'dmarc', 'mx']),
  /** Where the record is. */
  name: z.string(),
  state: z.enum(recordStates),
  findings: z.array(z.enum(Object.keys(recordFindings).filter(isFinding))),
  /** The terms or records that the findings are about, as they are there. */
  mistakes: z.array(z.string()),
  /** The records that are there, as one text each. */
  found: z.array(z.string()),
  suggestion: z
    .object({
      type: z.enum(['TXT', 'MX']),
      name: z.string(),
      /** Null if only the mail provider knows it. */
      value: z.string().nullable(),
    })
    .nullable(),
})
export type CheckedDomainRecord = z.infer<typeof checkedDomainRecord>

export const checkEmailDomain = defineEndpoint({
  id: 'checkEmailDomain',
  summary: 'Looks up SPF, DKIM and DMARC of the sender’s domain, and says what to add.',
  method: 'GET',
  path: '/api/admin/email/domain',
  access: 'admin',
  cost: 'search',
  query: domainChecks,
  response: z.object({ domain: z.string(), records: z.array(checkedDomainRecord) }),
})

export const emailEndpoints = [getEmailDelivery, sendTestEmail, checkEmailDomain] as const
