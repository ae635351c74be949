/** The HTTP API of a mail provider, as settings: one more way for emails to leave besides a mail server. */
import { z } from 'zod'
import { address } from './setting-kinds.ts'

const urlText = 'must be an address such as https://api.postmarkapp.com'
/** The token crosses a network only encrypted. */
const isSafe = (url: string) =>
  !URL.canParse(url) ||
  new URL(url).protocol === 'https:' ||
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** The path is the provider's; a user or query would be in the conversation that administrators see. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { username, password, pathname, search, hash } = new URL(text)
  return pathname === '/' && username + password + search + hash === '' && !/[?#]/.test(text)
}

export const mailApiSettings = {
  MAIL_API: z.enum(['postmark', 'resend'], 'must be postmark or resend').optional(),
  MAIL_API_TOKEN: z.string().optional(),
  MAIL_API_URL: address(/^https?$/, urlText)
    .refine(isSafe, 'must start with https://')
    .refine(isOrigin, 'must be an address without user, path and query, such as https://api.postmarkapp.com')
    .optional(),
}

const written = z.object(mailApiSettings)
type Values = z.output<typeof written>

const standardUrls = { postmark: 'https://api.postmarkapp.com', resend: 'https://api.resend.com' } as const

/** The provider's API that emails leave by. */
export type MailApi = Readonly<{
  transport: 'api'
  provider: keyof typeof standardUrls
  token: string
  url: string
}>

/** Settings that need or exclude each other, as issues of the settings. */
export function checkMailApi(values: Values & { SMTP_URL?: string | undefined }, ctx: z.RefinementCtx): void {
  const { MAIL_API: provider, MAIL_API_TOKEN: token, MAIL_API_URL: url } = values
  const refuse = (name: keyof Values, message: string) =>
    ctx.addIssue({ code: 'custom', path: [name], message })
  if (provider !== undefined && token === undefined) refuse('MAIL_API', 'needs MAIL_API_TOKEN')
  if (provider === undefined && token !== undefined) refuse('MAIL_API_TOKEN', 'needs MAIL_API')
  if (provider === undefined && url !== undefined) refuse('MAIL_API_URL', 'needs MAIL_API')
  if (provider !== undefined && values.SMTP_URL !== undefined)
    refuse('MAIL_API', 'and SMTP_URL cannot both be set: emails leave by one of them')
}

/** The API, from settings that belong together; null if emails don't leave by one. */
export const parseMailApi = (values: Values): MailApi | null => {
  const { MAIL_API: provider, MAIL_API_TOKEN: token, MAIL_API_URL: url } = values
  if (provider === undefined || token === undefined) return null
  return { transport: 'api', provider, token, url: url ?? standardUrls[provider] }
}
