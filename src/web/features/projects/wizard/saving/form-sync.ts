/** Saves the form of a new project to its author's account while they type, so that it is on every device. */
import { getUnfinishedProject, type UnfinishedProjectDetail } from '#contract/projects/unfinished.ts'
import { call } from '#web/lib/calls/api.ts'
import { isApiError, isNotFoundError, issuesOf, messageOf } from '#web/lib/calls/api-error.ts'
import { loadDraft } from '#web/lib/drafts/drafts.ts'
import {
  addUnanswered,
  isOwnUnanswered,
  makeSentDraft,
  saveSentDraft,
  type SentDraft,
} from '#web/lib/drafts/sent-drafts.ts'

/** Milliseconds after a change before it is sent, so that typing is not sent letter by letter. */
const delay = 1000

/** What was typed, by field. */
export type Form = Record<string, unknown>

export type SyncState = {
  /** Id of the form on the server. */
  id: string
  /** Whether the server has what was typed, or will have it shortly. */
  isOnServer: boolean
  /** Why it could not be saved there. */
  problem: string | null
  /** The form went on as a copy, because the original was changed, posted or discarded on another device. */
  copied: 'changed' | 'gone' | null
}

/** Before anything was sent. */
export const unsent: Omit<SyncState, 'id'> = { isOnServer: false, problem: null, copied: null }

type SyncSettings = {
  draftName: string
  /** What was sent before. */
  first: SentDraft
  send: (save: { id: string; version: number; form: Form }) => Promise<{ version: number }>
  onState: (change: Partial<SyncState>) => void
  /** The text of a failure without an answer. */
  unreachable: string
}

/** What this device has; nothing if there is no draft. */
export function loadForm(draftName: string): Form {
  const values = loadDraft(draftName)?.values
  return typeof values === 'object' ? { ...values } : {}
}

/** The form on the server; null if it was posted or discarded. */
export const findForm = (id: string): Promise<UnfinishedProjectDetail | null> =>
  call(getUnfinishedProject, { params: { id } }).catch((error: unknown) => {
    // An id that is not even valid (422) means no form, too.
    if (isNotFoundError(error) || (isApiError(error) && error.status === 422)) return null
    throw error
  })

const running = new Map<string, Promise<void>>()

/** Waits until what another wizard of this page has started to send is there. */
export const settled = (draftName: string): Promise<void> => running.get(draftName) ?? Promise.resolve()

const reasons: Record<string, SyncState['copied']> = {
  unfinished_project_changed: 'changed',
  unfinished_project_not_found: 'gone',
}

export function makeFormSync({ draftName, first, send, onState, unreachable }: SyncSettings) {
  let sent = first
  let latest: Form | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false

  const keep = (next: SentDraft) => {
    if (next.id !== sent.id) onState({ id: next.id })
    sent = next
    saveSentDraft(draftName, next)
  }
  /** What is there was sent from here, and a reload came before its answer: this form continues it. */
  async function continueOwn(error: unknown): Promise<boolean> {
    const { id, unanswered } = sent
    const code = isApiError(error) ? error.body?.code : undefined
    if (code !== 'unfinished_project_changed' || unanswered.length < 2) return false
    const found = await findForm(id).catch(() => null)
    // Meanwhile it may have been started over.
    if (sent.id !== id) return true
    if (!found || !isOwnUnanswered(sent, found.form)) return false
    keep({ id, version: found.version, sent: JSON.stringify(found.form), unanswered: [] })
    return true
  }
  /** What is there is not replaced: this form continues beside it. */
  function copyOn(error: unknown): boolean {
    const copied = (isApiError(error) && reasons[error.body?.code ?? '']) || null
    if (!copied || sent.version === 0) return false
    keep(makeSentDraft())
    onState({ copied })
    return true
  }
  async function sendLatest(): Promise<void> {
    while (latest && !isHeld) {
      const [form, { id, version }] = [latest, sent]
      const text = JSON.stringify(form)
      const isSent = text === sent.sent
      if (!isSent) keep(addUnanswered(sent, form))
      try {
        const saved = isSent ? sent : await send({ id, version, form })
        // Meanwhile it may have been started over.
        if (sent.id === id) keep({ id, version: saved.version, sent: text, unanswered: [] })
        if (latest === form) latest = null
        onState({ isOnServer: true, problem: null })
      } catch (error) {
        if (sent.id !== id || (await continueOwn(error)) || copyOn(error)) continue
        const [issue] = issuesOf(error)
        return onState({ isOnServer: false, problem: issue?.message ?? messageOf(error, unreachable) })
      }
    }
  }
  function flush(): Promise<void> {
    clearTimeout(timer)
    const sending = settled(draftName).then(sendLatest)
    running.set(draftName, sending)
    return sending
  }

  return {
    /** Sends this soon, or the form as it is then. */
    change: (form: Form) => {
      latest = form
      clearTimeout(timer)
      if (!isHeld) timer = setTimeout(() => void flush(), delay)
    },
    /** Sends now what has not been sent. */
    flush,
    /** Sends nothing until `release`, because the project is being posted; resolves to the id of what is there. */
    hold: async () => {
      isHeld = true
      clearTimeout(timer)
      await settled(draftName)
      return sent.version > 0 ? sent.id : null
    },
    release: () => {
      isHeld = false
      return flush()
    },
    /** Continues with another form; resolves to the id of the one that was given up. */
    restart: async () => {
      const { id } = sent
      latest = null
      keep(makeSentDraft())
      onState(unsent)
      await settled(draftName)
      return id
    },
  }
}
