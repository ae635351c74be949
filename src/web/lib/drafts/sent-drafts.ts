/** Drafts that are on the server, too: which of its versions the copy on this device continues. */
import { hashKey } from '@tanstack/react-query'
import { makeId } from '#web/lib/browser/new-id.ts'
import { listDraftNames, loadDraft, removeDraft, saveDraft } from './drafts.ts'

export type SentDraft = {
  id: string
  /** The version on the server; 0 before the first one. */
  version: number
  /** What that version holds, as JSON; null before the first one. */
  sent: string | null
  /** What was sent since without an answer, such as before a reload, by `contentKey`: the server may have it. */
  unanswered: readonly string[]
}

const suffix = ':sent'
const keyOf = (draftName: string) => `${draftName}${suffix}`

/** How many sent drafts without an answer are remembered: each is as long as the draft. */
const mostUnanswered = 3

export const makeSentDraft = (): SentDraft => ({ id: makeId(), version: 0, sent: null, unanswered: [] })

/** The same text for the same content, in whichever order the server stores its fields. */
const contentKey = (values: unknown) => hashKey([values])

/**
 * Before the draft is sent once more: remembers what is sent, until there is an answer. The first of several is kept with the
 * last ones, because the server usually stored that one and refused the rest.
 */
export function addUnanswered(draft: SentDraft, values: unknown): SentDraft {
  const [first, ...others] = new Set([...draft.unanswered, contentKey(values)])
  const unanswered = first === undefined ? [] : [first, ...others.slice(1 - mostUnanswered)]
  return { ...draft, unanswered }
}

/** Whether the server has what this device sent without an answer, so that no other device has changed it. */
export const isOwnUnanswered = (draft: SentDraft, values: unknown) =>
  draft.unanswered.includes(contentKey(values))

/** What was sent of the draft on this device; null if it never was. */
export function loadSentDraft(draftName: string): SentDraft | null {
  const stored = loadDraft(keyOf(draftName))?.values
  if (typeof stored !== 'object' || stored === null) return null
  const { id, version, sent, unanswered }: { [Name in keyof SentDraft]?: unknown } = stored
  if (typeof id !== 'string' || typeof version !== 'number') return null
  return {
    id,
    version,
    sent: typeof sent === 'string' ? sent : null,
    unanswered: Array.isArray(unanswered) ? unanswered.filter((key) => typeof key === 'string') : [],
  }
}

export const saveSentDraft = (draftName: string, sent: SentDraft) => saveDraft(keyOf(draftName), sent)

/** Whether the draft on this device has changes that the server does not have. */
export function hasUnsentChanges(draftName: string): boolean {
  const draft = loadDraft(draftName)
  return draft !== null && JSON.stringify(draft.values) !== loadSentDraft(draftName)?.sent
}

/** Removes a draft and what was sent of it from this device. */
export function removeSentDraft(draftName: string): void {
  removeDraft(draftName)
  removeDraft(keyOf(draftName))
}

/** The names of the drafts on this device that were sent. */
function listSentDrafts(): string[] {
  return listDraftNames()
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length))
}

/** Removes from this device a draft that its owner has discarded on the server. */
export function removeIfSent(id: string): void {
  for (const name of listSentDrafts()) {
    if (loadSentDraft(name)?.id === id) removeSentDraft(name)
  }
}
