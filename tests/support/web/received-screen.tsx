import { screen, within } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import type { SavedReply } from '#contract/applications/saved-replies.ts'
import { getExportAllowance } from '#contract/audit/audit.ts'
import type { HourEntry } from '#contract/hours/hours.ts'
import type { ApplicationNote } from '#contract/applications/triage.ts'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import {
  anApplicant,
  anApplicantDetail,
  filterApplications,
  someCounts,
} from '#tests/support/answers/applicant-answers.ts'
import { openScreen, type Sent, type StubbedResponse } from './screen.tsx'

/** What a member's organization has received; `write` answers all that is not a read. */
export type ReceivedWorld = {
  received: Application[]
  /** What the second page of the list has; without it, there is one page. */
  secondPage?: () => Application[]
  /** What other organizations of the member have received, by their ids. */
  receivedBy?: Record<string, Application[]>
  /** What the counts wait for. */
  beforeCounts?: Promise<void>
  /** What the detail of an application has instead. */
  detail?: Record<string, unknown>
  /** What the detail of an application waits for. */
  beforeDetail?: (id: string) => Promise<unknown>
  decidedBy?: { id: string; name: string }
  notes?: ApplicationNote[]
  replies?: SavedReply[]
  hours?: HourEntry[]
  /** What is different in all rows. */
  row?: Partial<Applicant>
  /** Whether the organization blocks the volunteers. */
  block?: { isBlocked: boolean; mayBlock: boolean }
  /** How many lists with people's names can still be downloaded; all by default. */
  exportsLeft?: { left: number; nextAt: string }
  write?: (sent: Sent) => StubbedResponse | Promise<StubbedResponse>
  /** What follows the tab in the URL. */
  url?: string
  /** The whole URL. */
  path?: string
  user?: User
  /** The window is too narrow for list and detail side by side. */
  isNarrow?: boolean
}

/** Lately: screens say how long ago. */
const decidedAt = new Date(Date.now() - 3_600_000).toISOString()

async function read(world: ReceivedWorld, { path, query }: Sent): Promise<StubbedResponse> {
  const { decidedBy = null } = world
  const received = world.receivedBy?.[query['organizationId'] ?? ''] ?? world.received
  const [, id] = /^\/api\/applicants\/([\da-f-]+)$/.exec(path) ?? []
  if (path.endsWith('/notes')) return { body: world.notes ?? [] }
  if (path.endsWith('/hours')) return { body: world.hours ?? [] }
  if (path.endsWith('/saved-replies')) return { body: world.replies ?? [] }
  if (path === '/api/block' && world.block) return { body: world.block }
  if (path === '/api/applicants/counts') {
    await world.beforeCounts
    return { body: someCounts(received) }
  }
  if (id !== undefined) {
    const found = received.find((application) => application.id === id)
    await world.beforeDetail?.(id)
    if (!found) return { status: 404, body: { code: 'application_not_found', message: 'Not found' } }
    const decision = found.status === 'pending' ? {} : { decidedBy, decidedAt }
    return { body: { ...anApplicantDetail(found), ...decision, ...world.detail } }
  }
  if (path !== '/api/applicants') return { body: [] }
  return answerList(world, received, query)
}

/** The first page with everyone who is received, or the second one. */
function answerList(
  { secondPage, row }: ReceivedWorld,
  received: readonly Application[],
  { cursor, show }: Sent['query'],
): StubbedResponse {
  const further = secondPage?.() ?? []
  const listed = cursor ? further : filterApplications(received, show)
  const total = new Set([...filterApplications(received, show), ...further].map(({ id }) => id)).size
  return {
    body: listed.map((application) => anApplicant(application, row)),
    headers: {
      'x-total-count': String(total),
      ...(secondPage && !cursor && { link: '</api/applicants?cursor=second>; rel="next"' }),
    },
  }
}

/** Opens Received Applications as a member of the organization. */
export function openReceived(world: ReceivedWorld) {
  const { matchMedia } = window
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('64rem') && world.isNarrow !== true })
  onTestFinished(() => {
    window.matchMedia = matchMedia
  })
  return openScreen(world.path ?? `/applications?tab=received${world.url ?? ''}`, {
    applicants: true,
    exports: world.exportsLeft !== undefined,
    user: world.user ?? anOrganizer(),
    answer: async (sent) => {
      if (sent.path === getExportAllowance.path)
        return { body: { most: 5, periodSeconds: 3600, ...world.exportsLeft } }
      if (sent.method === 'GET') return read(world, sent)
      return (await world.write?.(sent)) ?? { body: null }
    },
  })
}

/** The row of an applicant. */
export const findRow = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Applicants' }))
  return list.findByRole('link', { name })
}

/** The open application of someone. */
export const findDetail = async (name: string) =>
  within(await screen.findByRole('article', { name: `Application by ${name}` }))
