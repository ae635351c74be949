/** Renders an email: its layout, its links, and how to unsubscribe from it. */
import { notificationTopicNames } from '#contract/i18n/notification-topics.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { Config } from '#server/config/config.ts'
import { createSigner } from '#server/config/secrets.ts'
import type { Email, EmailContent, EmailText, EmailTopic, Recipient, Unsubscribe } from './email.ts'
import { renderHtml, renderText } from './layout.ts'
import { en } from './texts/en.ts'
import { signSubscription } from './unsubscribe-token.ts'

/** The settings that an email needs. Without the secrets its unsubscribe links would be invalid. */
type Sending = Pick<Config, 'publicUrl' | 'contactEmail'> & Partial<Pick<Config, 'secrets'>>

interface EmailParts {
  content: EmailContent
  recipient: Recipient
  /** Where its button leads. */
  path: string
  /** The same on every attempt to send it. */
  name: string
  /** The topic to unsubscribe from, or null if there is none. */
  topic: EmailTopic | null
}

/** Renders an email with this content to a person. */
export function renderEmail(
  { content, recipient, path, name, topic }: EmailParts,
  { publicUrl, contactEmail, secrets = [] }: Sending,
): Email {
  const leave =
    topic && recipient.userId
      ? createUnsubscribe({ topic, userId: recipient.userId }, { publicUrl, secrets })
      : null
  const text: EmailText = {
    ...content,
    language: en.language,
    greeting: en.greeting(toSingleLine(recipient.firstName)),
    sections: (content.sections ?? []).map(({ title, entries }) => ({
      title,
      entries: entries.map((entry) => ({ text: entry.text, url: publicUrl + entry.path })),
    })),
    action: { label: content.action, url: publicUrl + path },
    leave,
    footer: { brand: en.sender, contact: en.contact(contactEmail), product: en.product, url: publicUrl },
  }
  return {
    recipient: recipient.email,
    messageId: `<${name}@${new URL(publicUrl).hostname}>`,
    leave,
    subject: text.subject,
    text: renderText(text),
    html: renderHtml(text),
  }
}

function createUnsubscribe(
  { topic, userId }: { topic: EmailTopic; userId: string },
  { publicUrl, secrets }: Pick<Config, 'publicUrl' | 'secrets'>,
): Unsubscribe {
  const isDigest = topic === 'digest'
  const token = signSubscription(createSigner(secrets), { userId, topic: isDigest ? null : topic })
  return {
    list: topic,
    label: isDigest ? en.unsubscribeDigest : en.leave(notificationTopicNames[topic]),
    url: `${publicUrl}/auth/unsubscribe#${token}`,
    oneClickUrl: `${publicUrl}/api/unsubscribe?token=${token}`,
    settings: { label: en.choices, url: `${publicUrl}/profile?tab=settings#notification-settings` },
  }
}
