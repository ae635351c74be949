/** Renders an email: its layout, its links, and how to unsubscribe from it. */
import type { Language } from '#contract/i18n/languages.ts'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { notificationTopicsCatalog } from '#contract/texts/notification-topics-texts.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Config } from '#server/config/config.ts'
import { contactOf, getSite } from '#server/site/current-site.ts'
import { createSigner } from '#server/config/secrets.ts'
import type {
  Email,
  EmailContent,
  EmailText,
  EmailTopic,
  LinkedSearch,
  Recipient,
  Unsubscribe,
} from './email.ts'
import { renderHtml, renderText } from './layout.ts'
import { hashToken } from './link-token.ts'
import { emailsCatalog } from './texts/emails-texts.ts'
import { signSubscription } from './unsubscribe-token.ts'

/** The settings that an email needs. Without the secrets its unsubscribe links would be invalid. */
type Sending = Pick<Config, 'publicUrl' | 'contactEmail'> & Partial<Pick<Config, 'secrets'>>

interface EmailParts {
  content: EmailContent
  recipient: Recipient
  language: Language
  /** Where its button leads. */
  path: string
  /** The same on every attempt to send it; a new link changes the Message-ID all the same. */
  name: string
  /** The topic to unsubscribe from, or null if there is none. */
  topic: EmailTopic | null
  /** The saved search to end instead. */
  search?: LinkedSearch | null
  /** Where replies go; null for the contact address of the site. */
  replyTo?: Email['replyTo']
}

/** Renders an email with this content to a person. */
export function renderEmail(
  { content, recipient, language, path, name, topic, search = null, replyTo = null }: EmailParts,
  { publicUrl, secrets = [], ...config }: Sending,
): Email {
  const texts = emailsCatalog.read(language)
  const firstName = toSingleLine(recipient.firstName)
  const unsubscribe =
    topic && recipient.userId
      ? createUnsubscribe({ topic, search, userId: recipient.userId, language }, { publicUrl, secrets })
      : null
  const text: EmailText = {
    ...content,
    language,
    // Someone without an account has given no name.
    greeting: firstName === '' ? texts.greetingWithoutName : texts.greeting({ name: firstName }),
    sections: (content.sections ?? []).map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => ({ text: entry.text, url: publicUrl + entry.path })),
    })),
    action: { label: content.action, url: publicUrl + path },
    rules: content.rules ? { label: content.rules.label, url: publicUrl + content.rules.path } : null,
    unsubscribe,
    footer: {
      brand: getSiteName(),
      contact: texts.contact({ email: contactOf(config) }),
      // A site of another name did not write the slogan.
      product: getSite().name === null ? texts.slogan : getSiteName(),
      url: publicUrl,
    },
  }
  return {
    recipient: recipient.email,
    messageId: `<${nameWithLink(name, path)}@${new URL(publicUrl).hostname}>`,
    unsubscribe,
    replyTo,
    subject: text.subject,
    text: renderText(text),
    html: renderHtml(text),
  }
}

/**
 * Names an email and, if its link is new on each attempt, also its link: mail servers that drop a second email with the
 * same Message-ID would otherwise leave only the one whose link no longer works. The hash does not reveal the link.
 */
function nameWithLink(name: string, path: string): string {
  const [, token] = path.split('#')
  return token === undefined ? name : `${name}.${hashToken(token).toString('hex').slice(0, 24)}`
}

function labelUnsubscribe(topic: EmailTopic, language: Language): string {
  const texts = emailsCatalog.read(language)
  if (topic === 'digest') return texts.unsubscribeDigest
  if (topic === 'weekly_summary') return texts.unsubscribeSummary
  // Its link names a search.
  if (topic === 'saved_search') return texts.unsubscribeSearches
  return texts.unsubscribe({ topic: notificationTopicsCatalog.read(language)[topic] })
}

function createUnsubscribe(
  {
    topic,
    search,
    userId,
    language,
  }: { topic: EmailTopic; search: LinkedSearch | null; userId: string; language: Language },
  { publicUrl, secrets }: Pick<Config, 'publicUrl' | 'secrets'>,
): Unsubscribe {
  const texts = emailsCatalog.read(language)
  const of = search
    ? ({ topic: 'saved_search', searchId: search.id } as const)
    : { topic: topic === 'digest' ? null : topic }
  const token = signSubscription(createSigner(secrets), { userId, ...of })
  return {
    list: search ? 'saved_search' : topic,
    label: search ? texts.endSearch({ search: search.name }) : labelUnsubscribe(topic, language),
    url: `${publicUrl}/auth/unsubscribe#${token}`,
    oneClickUrl: `${publicUrl}/api/unsubscribe?token=${token}`,
    settings: { label: texts.settings, url: `${publicUrl}/profile?tab=settings#notification-settings` },
  }
}
