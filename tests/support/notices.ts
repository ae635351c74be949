/** What people chose about being told, and the letters that follow from it. */
import { getNoticePreferences } from '#contract/notice-preferences.ts'
import type { MailWay, NoticeTopic } from '#domain/notice-topics.ts'
import { headerOf, type Received } from './mail-server.ts'
import type { usePostOffice } from './post-office.ts'
import { anApplication, anOrganization, aProject, aVolunteer, succeeded, type Person } from './scenario.ts'

export const preferencesPath = '/api/notification-preferences'

type Choice = { inProduct?: boolean; mail?: MailWay }

/** Somebody chooses about a topic. */
export async function choose(person: Person, topic: NoticeTopic, choice: Choice): Promise<void> {
  succeeded(
    await person.client.patch(preferencesPath, {
      topics: [{ topic, inProduct: true, mail: 'at_once', ...choice }],
    }),
  )
}

/** What somebody's choice about a topic is now. */
export async function choiceOf(person: Person, topic: NoticeTopic) {
  const { topics } = getNoticePreferences.response.parse((await person.client.get(preferencesPath)).body)
  return topics.find((each) => each.topic === topic)
}

/** The kinds of what somebody's bell shows, newest first. */
export async function bellOf({ client }: Person): Promise<string[]> {
  return (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
}

/** Where the header of a letter leads, as a path of the server. */
export function oneClickPath(letter: Received | undefined): string {
  const address = /^<(.+)>$/.exec((letter && headerOf(letter, 'List-Unsubscribe')) ?? '')?.[1]
  if (!address) throw new Error('the letter has no List-Unsubscribe')
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/** The words of a letter as mail programs read them. */
export const wordsOf = (letter: Received | undefined) =>
  letter?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''

/** Letters about applications at a post office. */
export function useNoticeLetters({ server, openMailServer, openWorker }: ReturnType<typeof usePostOffice>) {
  return {
    /** Somebody applies to an organization whose only member wants to hear of that as they chose. */
    async receive(choice: Choice) {
      const owner = await anOrganization(server)
      await choose(owner, 'applications', choice)
      const project = await aProject(owner, { maxVolunteers: 9 })
      const apply = async () => anApplication(await aVolunteer(server), project.id)
      await apply()
      return { owner, project, apply }
    },
    /** A mail server, and a worker that does what waits and sends by it. */
    async openPostOffice() {
      const mail = await openMailServer()
      const { drain } = await openWorker(mail.url)
      const lettersTo = ({ email }: Person) => mail.received.filter(({ to }) => to[0] === email)
      return { mail, drain, lettersTo }
    },
    /** What a mail program sends when its button is pressed. */
    oneClick: (at: string) =>
      server.openClient().send(at, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
  }
}
