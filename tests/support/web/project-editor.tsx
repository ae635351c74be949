/** Opening the form of an existing project, and changing it. */
import { fireEvent, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { listAppealedSentences } from '#contract/moderation/appeals.ts'
import type { Project } from '#contract/projects/projects.ts'
import { anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
import { answered } from '#tests/support/answers/not-stated.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

export const member = {
  isMember: true,
  mayApply: 'no',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
} as const
export const description =
  'The form has forty fields and nobody finishes it, so families wait for a bed all evening.'
export const perks = [
  { id: 'p1', type: 'reference', title: 'Reference letter', description: 'We write one.', icon: 'star' },
] satisfies Project['perks']
export const stored = (overrides: Partial<Project> = {}) =>
  aProject({ ...answered, description, perks, viewer: member, ...overrides })
export const draftKey = `bridgeCollective_draft:project-edit:${anOrganizer().id}:${ids.project}`

type ScreenOptions = Parameters<typeof openScreen>[1]

type World = {
  /** What the form may not refuse. */
  allowed?: Answer
  url?: string
  overrides?: Partial<Project>
  write?: Answer
  user?: ScreenOptions['user']
  holdsForReview?: ScreenOptions['holdsForReview']
}

export function open({ url = '', overrides = {}, write, allowed, ...options }: World = {}) {
  const { user = anOrganizer(), holdsForReview = false } = options
  const answer: Answer = (sent) => {
    if (sent.method !== 'GET' && write) return write(sent)
    if (sent.path === listAppealedSentences.path) return allowed?.(sent) ?? { body: [] }
    return { body: stored({ ...overrides, ...(sent.method === 'PATCH' && Object(sent.body)) }) }
  }
  const opened = openScreen(`/projects/${ids.project}/edit${url}`, { user, answer, holdsForReview })
  return {
    ...opened,
    person: userEvent.setup(),
    writes: () => opened.sent.filter(({ method }) => method !== 'GET'),
  }
}
export const step = (name: string) => screen.findByRole('heading', { level: 2, name })
export const change = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const save = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Save changes' }))
