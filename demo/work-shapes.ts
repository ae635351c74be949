/** What the demo's files about the work of volunteers contain. Days and hours count back from the time of loading. */
import { inviteDeclineReasons } from '#domain/invites/invites.ts'
import { z } from '#contract/zod.ts'
import { applicationSides, applicationStatuses } from '#domain/applications/applications.ts'
import { reportReasons, reviewCategories } from '#domain/reviews/reviews.ts'
import { codeSources, perkCategories, perkStates } from '#domain/rewards/perks.ts'

const text = z.string()
const texts = z.array(text)
const count = z.number().int()
/** The key of a person, an organization or a project in its file. */
const key = text

export const applicationShape = z.strictObject({
  project: key,
  volunteer: key,
  status: z.enum(applicationStatuses),
  coverLetter: text,
  proposedApproach: text.exactOptional(),
  questions: text.exactOptional(),
  /** Answers to the project's own questions, in the same order. */
  answers: z.array(text.nullable()).exactOptional(),
  isShortlisted: z.boolean().exactOptional(),
  /** The project owner's note on the application. */
  note: text.exactOptional(),
  organizationFeedback: text.exactOptional(),
  /** Who ended it, if it was withdrawn. */
  endedBy: z.enum(applicationSides).exactOptional(),
  appliedDaysAgo: count,
  decidedDaysAgo: count.exactOptional(),
})
export type DemoApplication = z.infer<typeof applicationShape>

/** One day of a volunteer's work. */
const hoursShape = z.strictObject({
  daysAgo: count,
  hours: z.number(),
  note: text.exactOptional(),
  confirmedDaysAgo: count.exactOptional(),
  rejected: z.strictObject({ daysAgo: count, reason: text }).exactOptional(),
})
export type DemoHours = z.infer<typeof hoursShape>

/** The hours someone worked on a project. */
export const workShape = z.strictObject({ project: key, volunteer: key, entries: z.array(hoursShape) })

/** The impact of a completed project. One organization has not reported yet. */
export const impactShape = z.strictObject({
  project: key,
  /** Null if the organization does not count it. */
  peopleHelped: count.nullable(),
  summary: text,
})

export const reviewShape = z.strictObject({
  project: key,
  volunteer: key,
  by: z.enum(applicationSides),
  rating: count,
  reviewText: text,
  categories: z.partialRecord(z.enum(reviewCategories), count).exactOptional(),
  daysAgo: count,
  /** A reply by the reviewed side. */
  reply: z.strictObject({ text, daysAgo: count }).exactOptional(),
  /** Waits for an administrator. */
  report: z
    .strictObject({ reporter: key, reason: z.enum(reportReasons), explanation: text, daysAgo: count })
    .exactOptional(),
})
export type DemoReview = z.infer<typeof reviewShape>

export const savedProjectShape = z.strictObject({ volunteer: key, project: key, daysAgo: count })

/** The weeks of these days were announced as rest; negative days are to come. */
export const restShape = z.strictObject({ volunteer: key, daysAgo: z.array(count) })

export const perkShape = z.strictObject({
  title: text,
  description: text,
  provider: text,
  category: z.enum(perkCategories),
  pointsCost: count,
  discount: text.exactOptional(),
  stock: count.exactOptional(),
  codeSource: z.enum(codeSources),
  codes: texts.exactOptional(),
  state: z.enum(perkStates).exactOptional(),
  addedDaysAgo: count,
  startedDaysAgo: count.exactOptional(),
  endedDaysAgo: count.exactOptional(),
  endsInDays: count.exactOptional(),
  /** The people who redeemed it. */
  claimedBy: z.array(key).exactOptional(),
})
export type DemoPerk = z.infer<typeof perkShape>

export const inviteShape = z.strictObject({
  project: key,
  volunteer: key,
  /** A member of the organization. */
  by: key,
  hoursAgo: count,
  content: text,
  /** Without it, the invite is open. */
  decline: z
    .strictObject({ hoursAgo: count, reason: z.enum(inviteDeclineReasons), words: text })
    .exactOptional(),
})

export const conversationShape = z.strictObject({
  organization: key,
  volunteer: key,
  /** The project that the volunteer applied to. Without one, the conversation is not about a project. */
  project: key.exactOptional(),
  /** How many of the messages each person has read. */
  readBy: z.record(key, count),
  /** Each by the volunteer or a member of the organization. */
  messages: z.array(z.strictObject({ by: key, hoursAgo: count, content: text })),
})
export type DemoConversation = z.infer<typeof conversationShape>
