/** The letter of a day: what happened since the last one, to whoever wants to be told daily. */
import { noticeTopicNames } from '#contract/messages/notice-topics.ts'
import type { Notification } from '#contract/notifications.ts'
import { z } from '#contract/zod.ts'
import { lastDigest } from '#domain/notice-times.ts'
import { noticeTopics, topicOf } from '#domain/notice-topics.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { addJob } from '#server/jobs/queries.ts'
import { digestLetter } from '#server/mail/messages/en-notices.ts'
import { sendTo } from '#server/mail/send.ts'
import { digestLetterKind } from './letter-kinds.ts'
import { findDigest, insertDigest, listWaitingReaders, removeOldDigests } from './letter-queries.ts'
import { listChoices } from './preference-queries.ts'
import { listForLetter } from './search.ts'

/** How many notifications a letter tells. */
const mostEntries = 50
const keptDays = 30

/** Makes the digests that are due by their readers' clocks, and asks for their letters; run it in a transaction. */
export async function makeDigests({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  for (const { userId, since, ...clock } of await listWaitingReaders(db)) {
    const { day, until } = lastDigest(now, clock)
    const id = since < until ? await insertDigest(db, { userId, day, until, now }) : null
    if (id !== null) await addJob(db, { kind: digestLetterKind, payload: { digestId: id } })
  }
  await removeOldDigests(db, new Date(now.getTime() - keptDays * 86_400_000))
}

const payloadSchema = z.object({ digestId: z.int() })

/** The handler of `mail.digest`. What its reader has read meanwhile, or wants no letters about any more, is left out. */
export async function sendDigest(ctx: JobContext, payload: Record<string, unknown>): Promise<void> {
  const { digestId } = payloadSchema.parse(payload)
  const digest = await findDigest(ctx.db, digestId)
  if (!digest) return
  const { reader, unreadIds } = digest
  const choices = await listChoices(ctx.db, reader.userId)
  const isWanted = ({ kind }: Notification) =>
    choices.some(({ topic, mail }) => topic === topicOf(kind) && mail !== 'none')
  const told = await listForLetter(ctx.db, { userId: reader.userId, ids: unreadIds })
  const notices = told.filter(isWanted)
  if (notices.length === 0) return
  const shown = notices.slice(-mostEntries)
  await sendTo(ctx, reader, {
    content: digestLetter({
      count: notices.length,
      more: notices.length - shown.length,
      sections: groupByTopic(shown),
    }),
    path: '/dashboard',
    name: `digest-${digestId}`,
    factId: null,
    topic: 'digest',
  })
}

function groupByTopic(notices: readonly Notification[]) {
  return noticeTopics.flatMap((topic) => {
    const entries = notices
      .filter(({ kind }) => topicOf(kind) === topic)
      .map((notice) => ({
        text: notice.message.replaceAll('\n', ' · '),
        path: notice.path,
      }))
    return entries.length > 0 ? [{ title: noticeTopicNames[topic], entries }] : []
  })
}
