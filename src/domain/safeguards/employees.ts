/** Rule S11: employees do not do their own kind of work unpaid. They say so themselves; the domain is only a hint. */
import { domainOf } from '#domain/email/addresses.ts'

/** Whether an email address is on the domain of an organization's website, or on one below it. */
export function isOnWebsite(email: string, website: string | null): boolean {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(website ?? '')?.[1]?.toLowerCase()
  const domain = domainOf(email)
  return host !== undefined && (domain === host || domain.endsWith(`.${host}`))
}
