/** How emails leave the product, as settings. */
import { z } from 'zod'
import { address, list } from './setting-kinds.ts'

const mailServerText = 'must be an address such as smtps://user:password@mail.example.org'
const isMailServer = ({ hostname, pathname, search, hash, username, password }: URL) =>
  hostname !== '' &&
  ['', '/'].includes(pathname) &&
  search + hash === '' &&
  [username, password].every(isEncoded)

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

const mailServer = address(/^smtps?$/, mailServerText).refine(
  (url) => !URL.canParse(url) || isMailServer(new URL(url)),
  mailServerText,
)

const onlyToText = 'must be email addresses or domains such as @example.org, separated by commas'
const isAddressOrDomain = (entry: string) =>
  z.email().safeParse(entry.startsWith('@') ? `anyone${entry}` : entry).success

export const mailSettings = {
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  MAIL_ONLY_TO: list.refine((entries) => entries.every(isAddressOrDomain), onlyToText),
}

const written = z.object(mailSettings)

export type MailConfig = Readonly<{
  /** The mail server. If null, emails stay in the table `outbox`. */
  smtpUrl: string | null
  /** The sender of emails. */
  mailFrom: string
  /** The addresses and domains (`@example.org`), in lower case, that emails go to; empty for all. The others stay in the table `outbox`. */
  mailOnlyTo: readonly string[]
}>

/** Emails come from the contact address unless another sender is set. */
export const parseMail = (values: z.output<typeof written> & { CONTACT_EMAIL: string }): MailConfig => ({
  smtpUrl: values.SMTP_URL ?? null,
  mailFrom: values.MAIL_FROM ?? values.CONTACT_EMAIL,
  mailOnlyTo: values.MAIL_ONLY_TO.map((entry) => entry.toLowerCase()),
})
