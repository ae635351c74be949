/** Which form of a new project the wizard opens: what this device has, what the server has, or a blank one. */
import type { QueryFunctionContext } from '@tanstack/react-query'
import {
  listUnfinishedProjects,
  saveUnfinishedProject,
  type UnfinishedProject,
  type UnfinishedProjectDetail,
} from '#contract/projects/unfinished.ts'
import { call } from '#web/lib/calls/api.ts'
import { isRefusal } from '#web/lib/calls/api-error.ts'
import { loadDraft, saveDraft } from '#web/lib/drafts/drafts.ts'
import { callQuery, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import {
  hasUnsentChanges,
  isOwnUnanswered,
  loadSentDraft,
  makeSentDraft,
  removeSentDraft,
  saveSentDraft,
  type SentDraft,
} from '#web/lib/drafts/sent-drafts.ts'
import { loadAppealed } from '#web/features/projects/wizard/safeguards/allowed-sentences.ts'
import { listRefused, toFormValues } from '#web/features/projects/wizard/wizard-form.ts'
import { findForm, loadForm, makeFormSync, settled, type SyncState } from './form-sync.ts'

export type OpenedForm = {
  /** The form went on as a copy. */
  copied: SyncState['copied']
  /** The one that the address names was posted or discarded. */
  isMissing: boolean
  /** Why the server refused what this device has, so that the other one was not opened; null if it did not. */
  refused: string | null
  /** One that the author began on another device or before signing out, to continue instead of a blank one. */
  offered: UnfinishedProject | null
}

type Opening = {
  draftName: string
  /** Id of the unfinished project to continue; by default the one on this device, if there is one. */
  wanted: string | undefined
  /** The organization that acts, for saving what this device has of another one. */
  query: { organizationId?: string }
  unreachable: string
}

/** Prepares the draft on this device; what was typed here is never replaced before the server has it. */
export function useOpenedForm(opening: Opening, organizationId: string) {
  const { draftName, wanted } = opening
  const open = async ({ client }: QueryFunctionContext) => {
    const opened = await openForm(opening)
    // What is allowed decides which step of the draft opens.
    const isRefused = listRefused(toFormValues(loadForm(draftName), false)).length > 0
    if (isRefused) await loadAppealed(client, { organizationId })
    return opened
  }
  return useLoadedQuery(callQuery([openedKey, draftName, wanted, organizationId], open, { gcTime: 0 }))
}

/** The draft of a new project on this device. */
export const projectDraftOf = (userId: string) => `project:${userId}`

const openedKey = 'opened-project-form'
const asTyped: OpenedForm = { copied: null, isMissing: false, refused: null, offered: null }

async function openForm(opening: Opening): Promise<OpenedForm> {
  const { draftName, wanted } = opening
  await settled(draftName)
  const here = loadSentDraft(draftName)
  if (wanted !== undefined && wanted !== here?.id) return openOther(opening, wanted)
  if (!here || here.version === 0) return loadDraft(draftName) ? asTyped : offerLatest(opening)
  // Without a connection, what is on this device is what there is.
  const found = await findForm(here.id).catch(() => undefined)
  if (found === undefined || found?.version === here.version) return asTyped
  if (found && isOwnUnanswered(here, found.form)) {
    saveSentDraft(draftName, sentOf(found))
    return asTyped
  }
  if (hasUnsentChanges(draftName)) {
    saveSentDraft(draftName, makeSentDraft())
    return { ...asTyped, copied: found ? 'changed' : 'gone' }
  }
  if (found) take(draftName, found)
  else removeSentDraft(draftName)
  return asTyped
}

/**
 * Nothing was typed on this device: a blank form opens and offers the one of this organization that was changed last, so
 * that not every visit leaves another one behind. Without a connection, it is only blank.
 */
async function offerLatest({ query }: Opening): Promise<OpenedForm> {
  const [offered = null] = await call(listUnfinishedProjects, { query }).catch(() => [])
  return { ...asTyped, offered }
}

async function openOther(opening: Opening, wanted: string): Promise<OpenedForm> {
  const refused = hasUnsentChanges(opening.draftName) ? await sendDraft(opening) : null
  if (refused !== null) return { ...asTyped, refused }
  const found = await findForm(wanted)
  if (!found) return { ...asTyped, isMissing: true }
  take(opening.draftName, found)
  return asTyped
}

const sentOf = ({ id, version, form }: UnfinishedProjectDetail): SentDraft => ({
  id,
  version,
  sent: JSON.stringify(form),
  unanswered: [],
})

/** The draft on this device becomes this one. */
function take(draftName: string, found: UnfinishedProjectDetail): void {
  saveDraft(draftName, found.form, found.updatedAt)
  saveSentDraft(draftName, sentOf(found))
}

/** Saves the draft on this device to the account. Returns why the server refused it; throws if it did not answer. */
async function sendDraft({ draftName, query, unreachable }: Opening): Promise<string | null> {
  let problem: string | null = null
  let isRefused = false
  const sync = makeFormSync({
    draftName,
    first: loadSentDraft(draftName) ?? makeSentDraft(),
    send: ({ id, ...body }) =>
      call(saveUnfinishedProject, { params: { id }, query, body }).catch((error: unknown) => {
        isRefused = isRefusal(error)
        throw error
      }),
    onState: (state) => {
      problem = state.problem ?? problem
    },
    unreachable,
  })
  sync.change(loadForm(draftName))
  await sync.flush()
  if (!hasUnsentChanges(draftName)) return null
  if (!isRefused) throw new Error('The draft on this device is not on the server')
  return problem
}
