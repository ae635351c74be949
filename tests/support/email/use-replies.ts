/** A server that takes in replies by email, with a listener and a mail server that gets what it sends. */
import { afterAll, beforeAll } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { startInboundServer, type InboundServer } from '#server/inbound/listener.ts'
import { createSharedContext } from '#server/shared-context.ts'
import { openTestDatabase } from '#tests/support/running/database.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aConversationByCall, type TestConversation } from '#tests/support/scenarios/messaging.ts'
import type { Person } from '#tests/support/scenarios/scenario.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { deliverTo, inboundSettings, replyAddressOf, sendWaiting } from './replies.ts'

/** Starts both for the tests of a file. */
export function useReplies() {
  const server = useServer({ env: inboundSettings })
  const listeners: InboundServer[] = []
  let mail: MailServer | undefined
  const running = () => {
    if (!mail) throw new Error('the mail server is there only inside tests and hooks')
    return mail
  }

  /** A process that listens, with its own connections to the database. */
  async function aListener(settings: Record<string, string> = {}): Promise<InboundServer> {
    const database = openTestDatabase(server.database.url, { poolSize: 3 })
    const log = () => undefined
    const config = loadConfig({ ...inboundSettings, ...settings })
    const services = { ...createSharedContext({ config, database }, log), log }
    const started = await startInboundServer(services).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
    if (!started) throw new Error('the settings ask for a listener')
    let ending: Promise<void> | undefined
    const end = async () => {
      await started.close()
      await database.close()
    }
    const listener = { ...started, close: () => (ending ??= end()) }
    listeners.push(listener)
    return listener
  }

  beforeAll(async () => {
    mail = await startMailServer()
    await aListener()
  })
  afterAll(async () => {
    for (const each of listeners) await each.close()
    await mail?.close()
  })

  /** The email about unread messages that a person gets, as it arrives; empty if none is sent. */
  async function emailAbout(
    person: Person,
    // Emails are sent five minutes after the message.
    now = new Date(Date.now() + 300_000),
    settings: Record<string, string> = inboundSettings,
  ): Promise<string> {
    const about = { template: 'notification.message', person, now, settings }
    const [raw = ''] = await sendWaiting(server, running(), about)
    return raw
  }

  return {
    server,
    aListener,
    emailAbout,
    /** How many emails were sent, and the recipients of those after the first ones. */
    countSent: () => running().received.length,
    listRecipients: (after: number) =>
      running()
        .received.slice(after)
        .flatMap(({ to }) => to),
    /** Emails to a person about their replies. */
    findNotices: (person: Person) =>
      sendWaiting(server, running(), { template: 'message.replyNotice', person }),
    /** The owner got an email about a volunteer's message, and can reply to it. */
    async anEmailedConversation(): Promise<TestConversation & { to: string; email: string }> {
      const conversation = await aConversationByCall(server, 'Do you need help on Monday?')
      const email = await emailAbout(conversation.owner)
      return { ...conversation, email, to: replyAddressOf(email) }
    },
    /** Sends a raw email to the first listener, from a sender in its envelope. */
    deliver(to: string, raw: string, from?: string): Promise<string> {
      const [first] = listeners
      if (!first) throw new Error('the listener is there only inside tests and hooks')
      return deliverTo(first, { to, raw, ...(from !== undefined && { from }) })
    },
  }
}
