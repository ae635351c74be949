/** Providers of email that we know by the names of their mail servers. */

interface KnownProvider {
  /** How people know it. */
  name: string
  /** What the SPF record of a domain includes if its mail leaves by this provider. */
  include: string
}

const google = { name: 'Google', include: '_spf.google.com' }
const microsoft = { name: 'Microsoft', include: 'spf.protection.outlook.com' }

/** By the end of the host's name. */
const providers: Readonly<Record<string, KnownProvider>> = {
  'gmail.com': google,
  'google.com': google,
  'office365.com': microsoft,
  'outlook.com': microsoft,
  'amazonaws.com': { name: 'Amazon Web Services', include: 'amazonses.com' },
  'sendgrid.net': { name: 'SendGrid', include: 'sendgrid.net' },
  'mailgun.org': { name: 'Mailgun', include: 'mailgun.org' },
  'postmarkapp.com': { name: 'Postmark', include: 'spf.mtasv.net' },
  'brevo.com': { name: 'Brevo', include: 'spf.brevo.com' },
  'mailjet.com': { name: 'Mailjet', include: 'spf.mailjet.com' },
  'zoho.com': { name: 'Zoho', include: 'zohomail.com' },
  'fastmail.com': { name: 'Fastmail', include: 'spf.messagingengine.com' },
  'gandi.net': { name: 'Gandi', include: '_mailcust.gandi.net' },
  'mandrillapp.com': { name: 'Mailchimp', include: 'spf.mandrillapp.com' },
}

/** The provider of a mail server; null if we do not know it. */
export function findKnownProvider(host: string): KnownProvider | null {
  const name = host.toLowerCase()
  const found = Object.entries(providers).find(([end]) => name === end || name.endsWith(`.${end}`))
  return found?.[1] ?? null
}
