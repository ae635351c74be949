/** All rate limits: setting, default and what each one counts (docs/security.md). */
import { z } from 'zod'
import type { Rate } from '#server/http/limits/rate-limit-queries.ts'

const units = { s: 1, m: 60, h: 3600, d: 86_400 }
const rateText = 'must be a count and a period such as 100/5m (s, m, h or d)'

/** "100/5m": a burst of 100, refilled evenly within five minutes. */
const rate = (standard: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}\/[1-9]\d{0,3}[smhd]$/, rateText)
    .default(standard)
    .transform((written): Rate => {
      const [, count, time, unit] = /^(\d+)\/(\d+)([smhd])$/.exec(written) ?? []
      const length = unit === 's' || unit === 'm' || unit === 'h' ? units[unit] : units.d
      return { count: Number(count), seconds: Number(time) * length }
    })

/** The settings of all limits, in the order of `.env.example`. */
export const rateSettings = {
  LIMIT_SIGN_IN_DEVICE: rate('10/15m'),
  LIMIT_SIGN_IN_ACCOUNT: rate('10/10m'),
  LIMIT_SIGN_IN_ACCOUNT_DAY: rate('100/1d'),
  LIMIT_SIGN_IN_ADDRESS: rate('100/5m'),
  LIMIT_REGISTRATIONS: rate('100/1h'),
  LIMIT_MAILS: rate('2/1h'),
  LIMIT_MAILS_DAY: rate('5/1d'),
  LIMIT_MAILS_ADDRESS: rate('20/1h'),
  LIMIT_MEMBER_INVITATIONS: rate('200/1d'),
  LIMIT_APPLICATIONS: rate('60/1h'),
  LIMIT_PROJECTS: rate('30/1h'),
  LIMIT_REVIEWS: rate('30/1h'),
  LIMIT_MESSAGES: rate('600/10m'),
  LIMIT_READING: rate('120/1m'),
  LIMIT_VERIFICATIONS: rate('20/1h'),
  LIMIT_NAME_SUGGESTIONS: rate('60/1h'),
  LIMIT_UPLOADS: rate('30/30m'),
  LIMIT_EXPORTS: rate('5/1h'),
  LIMIT_TABLE_EXPORTS: rate('60/1h'),
  LIMIT_PERSONAL_EXPORTS: rate('10/1d'),
  LIMIT_CHECKS: rate('10/10m'),
  LIMIT_AUDIT_CHECKS: rate('20/10m'),
  LIMIT_TEST_EMAILS: rate('10/10m'),
  LIMIT_WRITES: rate('300/5m'),
  LIMIT_REQUESTS: rate('3000/5m'),
  LIMIT_REPORTS: rate('60/5m'),
  LIMIT_INBOUND_EMAILS: rate('300/1m'),
  LIMIT_REPLY_NOTICES: rate('10/1d'),
}

const written = z.object(rateSettings)

export type Rates = Readonly<{
  /** Failed sign-ins to one account from one browser that has signed in to it before. */
  signInDevice: Rate
  /** Failed sign-ins to one account from all other browsers. */
  signInAccount: Rate
  /** The same as a hard limit over the period: half as a burst, the other half refilled over it. */
  signInAccountDay: Rate
  /** Failed sign-ins from one address. */
  signInAddress: Rate
  /** Registrations from one address. */
  registrations: Rate
  /** Emails with a link to one email address. */
  mails: Rate
  /** The same, over a day. */
  mailsDay: Rate
  /** Emails with a link requested by one network address, or by one person. */
  mailsAddress: Rate
  /** People whom one organization invites from lists to become members. */
  memberInvitations: Rate
  /** Applications sent by one person. */
  applications: Rate
  /** Projects published by one person. */
  projects: Rate
  /** Reviews by one person, with their changes, replies and reports. */
  reviews: Rate
  /** Messages by one person, each recipient of a message to several counted: sent, edited, deleted, and new conversations. */
  messages: Rate
  /** Read receipts, typing signals and reports of matches in view, sent by one person. */
  reading: Rate
  /** Verification requests by one person; each one searches the register. */
  verifications: Rate
  /** Names that one person compares with the register before sending a request. */
  nameSuggestions: Rate
  /** Files uploaded by one person. */
  uploads: Rate
  /** Exports with personal data, of the audit log and of lists, downloaded by one person. */
  exports: Rate
  /** Tables without personal data downloaded by one person. */
  tableExports: Rate
  /** Copies of personal data requested by one person, for themselves or for others. */
  personalExports: Rate
  /** Website checks requested by one person. */
  checks: Rate
  /** Checks of the whole audit log requested by one person. */
  auditChecks: Rate
  /** Test emails sent by one administrator. */
  testEmails: Rate
  /** All other writes by one person. */
  writes: Rate
  /** API calls and pages per person, or per address if signed out; counted in each process. */
  requests: Rate
  /** Content security policy reports from one address; counted in each process. */
  reports: Rate
  /** Emails that an address sends to the webhook, with the secret or without it; counted in each process. */
  inboundEmails: Rate
  /** Emails to one person about their replies by email that were not sent. */
  replyNotices: Rate
  /** The same about one reply, however often it arrives: one. It is no setting. */
  replyNotice: Rate
  /** Files of one report that count as one, from the first of them on, as long as `exports`. It is no setting. */
  paidGroups: Rate
}>

/** All limits by what they count. */
export function parseRates(values: z.output<typeof written>): Rates {
  const day = values.LIMIT_SIGN_IN_ACCOUNT_DAY
  const half = Math.max(1, Math.floor(day.count / 2))
  return {
    signInDevice: values.LIMIT_SIGN_IN_DEVICE,
    signInAccount: values.LIMIT_SIGN_IN_ACCOUNT,
    signInAccountDay: { count: half, seconds: day.seconds },
    signInAddress: values.LIMIT_SIGN_IN_ADDRESS,
    registrations: values.LIMIT_REGISTRATIONS,
    mails: values.LIMIT_MAILS,
    mailsDay: values.LIMIT_MAILS_DAY,
    mailsAddress: values.LIMIT_MAILS_ADDRESS,
    memberInvitations: values.LIMIT_MEMBER_INVITATIONS,
    applications: values.LIMIT_APPLICATIONS,
    projects: values.LIMIT_PROJECTS,
    reviews: values.LIMIT_REVIEWS,
    messages: values.LIMIT_MESSAGES,
    reading: values.LIMIT_READING,
    verifications: values.LIMIT_VERIFICATIONS,
    nameSuggestions: values.LIMIT_NAME_SUGGESTIONS,
    uploads: values.LIMIT_UPLOADS,
    exports: values.LIMIT_EXPORTS,
    tableExports: values.LIMIT_TABLE_EXPORTS,
    personalExports: values.LIMIT_PERSONAL_EXPORTS,
    checks: values.LIMIT_CHECKS,
    auditChecks: values.LIMIT_AUDIT_CHECKS,
    testEmails: values.LIMIT_TEST_EMAILS,
    writes: values.LIMIT_WRITES,
    requests: values.LIMIT_REQUESTS,
    reports: values.LIMIT_REPORTS,
    inboundEmails: values.LIMIT_INBOUND_EMAILS,
    replyNotices: values.LIMIT_REPLY_NOTICES,
    replyNotice: { count: 1, seconds: 7 * units.d },
    paidGroups: { count: 1, seconds: values.LIMIT_EXPORTS.seconds },
  }
}
