/** People's notification preferences, and the emails that follow from them. */
import { getNotificationPreferences } from '#contract/notifications/preferences.ts'
import type { EmailFrequency, NotificationTopic } from '#domain/notifications/notification-topics.ts'
import { headerOf, type Received } from '#tests/support/email/mail-server.ts'
import type { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from './scenario.ts'

export const preferencesPath = '/api/notification-preferences'

type Choice = { inProduct?: boolean; mail?: EmailFrequency }

/** Sets someone's preference for a topic. */
export async function choose(person: Person, topic: NotificationTopic, choice: Choice): Promise<void> {
  expectSuccess(
    await person.client.patch(preferencesPath, {
      topics: [{ topic, inProduct: true, mail: 'at_once', ...choice }],
    }),
  )
}

/** Someone's current preference for a topic. */
export async function findPreference(person: Person, topic: NotificationTopic) {
  const { topics } = getNotificationPreferences.response.parse(
    (await person.client.get(preferencesPath)).body,
  )
  return topics.find((each) => each.topic === topic)
}

/** The kinds of someone's notifications, newest first. */
export async function listNotificationKinds({ client }: Person): Promise<string[]> {
  return (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
}

/** The one-click unsubscribe address of an email, as a path of the server. */
export function oneClickPath(sentEmail: Received | undefined): string {
  const address = /^<(.+)>$/.exec((sentEmail && headerOf(sentEmail, 'List-Unsubscribe')) ?? '')?.[1]
  if (!address) throw new Error('the letter has no List-Unsubscribe')
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/** The text of an email as mail programs decode it. */
export const readEmailText = (sentEmail: Received | undefined) =>
  sentEmail?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''

/** Emails about applications, delivered by a mail server. */
export function useNotificationEmails({
  server,
  openMailServer,
  openWorker,
}: ReturnType<typeof useEmailDelivery>) {
  return {
    /** Someone applies to an organization whose only member has the given preference. */
    async receiveApplicationWith(choice: Choice) {
      const owner = await anOrganization(server)
      await choose(owner, 'applications', choice)
      const project = await aProject(owner, { maxVolunteers: 9 })
      const apply = async () => anApplication(await aVolunteer(server), project.id)
      await apply()
      return { owner, project, apply }
    },
    /** A mail server, and a worker that runs waiting jobs and sends through it. */
    async startEmailDelivery() {
      const mail = await openMailServer()
      const { drain } = await openWorker(mail.url)
      const emailsTo = ({ email }: Person) => mail.received.filter(({ to }) => to[0] === email)
      return { mail, drain, emailsTo }
    },
    /** What a mail program sends when its unsubscribe button is pressed. */
    oneClick: (at: string) =>
      server.openClient().send(at, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
  }
}
