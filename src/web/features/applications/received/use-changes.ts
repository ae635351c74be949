import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { isClosedBySite, shownStatusOf } from '#domain/applications/applications.ts'
import { listApplicants, type Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import { readTimestamp } from '#web/lib/format/clock.ts'
import { coalesce } from '#web/lib/calls/coalesce.ts'
import { useLive, useReconnect } from '#web/lib/live/live.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { timeCatalog } from '#web/lib/texts/time-texts.ts'
import { isDecidedHere } from '#web/features/applications/api.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import type { LiveData } from '#contract/live/live.ts'
import { describeChange, describeClosing } from './applicant-display.ts'
import type { useFilters } from './list/applicant-filters.ts'
import { fetchApplicant } from './applicants-api.ts'
import {
  changeApplicant,
  refreshApplicants,
  replaceApplicant,
  type ApplicantDetail,
} from './applicants-cache.ts'

export type Reader = { id: string; firstName: string; lastName: string }

type ChangesOptions = {
  reader: Reader
  /** What the list shows; another list starts with no changes. */
  filters: ListFilters
  /** Whether the list or the detail shows an application. */
  isShown: (id: string) => boolean
  /** Called when someone else, or another window, moved an application. */
  onOthers: (id: string) => void
  /** Called when other hours of a shown application wait now. */
  onHours: (id: string) => void
}

type ListFilters = ReturnType<typeof useFilters>

type Changes = { key: string; ids: ReadonlySet<string>; arrived: ReadonlySet<string> }

const none: ReadonlySet<string> = new Set()

/** What was decided or arrived while the list is open. The rows stay in their place until the list is loaded again. */
export function useChanges({ reader, filters, isShown, onOthers, onHours }: ChangesOptions) {
  const listKey = JSON.stringify([reader.id, filters])
  const queryClient = useQueryClient()
  const texts = useTexts(receivedCatalog)
  const { justNowInText } = useTexts(timeCatalog)
  const [state, setState] = useState<Changes>({ key: listKey, ids: none, arrived: none })
  const { ids, arrived } = state.key === listKey ? state : { ids: none, arrived: none }
  const add = (part: 'ids' | 'arrived', added: readonly string[]) =>
    setState((current) => {
      const base = current.key === listKey ? current : { key: listKey, ids: none, arrived: none }
      return { ...base, [part]: new Set([...base[part], ...added]) }
    })
  // Decisions about several come as several signals, so a refetch for each would start and cancel many.
  const [refresh] = useState(() => coalesce(() => refreshApplicants(queryClient)))
  useLive('application', (signal) => {
    const { applicationIds, status, shownStatus, by } = signal
    refresh()
    if (status === 'pending') {
      if (!belongs(signal, filters)) return
      const unknown = applicationIds.filter((id) => !isShown(id))
      if (unknown.length > 0) add('arrived', unknown)
      return
    }
    const decidedAt = readTimestamp()
    for (const id of applicationIds)
      changeApplicant(queryClient, id, { status, shownStatus, decidedBy: by, decidedAt })
    add('ids', applicationIds)
    // Another window of the reader may have made it.
    for (const id of applicationIds)
      if (by?.id !== reader.id || !isDecidedHere(queryClient, id, status)) onOthers(id)
  })
  useLive('hours', ({ applicationId, waitingHours }) => {
    refresh()
    if (waitingHours === 0) changeApplicant(queryClient, applicationId, { waitingHours, work: null })
    else if (isShown(applicationId)) onHours(applicationId)
  })
  // An answer to a change of agreed work moves no application, so it comes only with its notification.
  useLive('notifications', (change) => {
    if ('kind' in change && isScopeAnswer(change.kind)) refresh()
  })
  useReconnect(() => {
    void refreshApplicants(queryClient)
    void queryClient.invalidateQueries({ queryKey: [listApplicants.path] })
  })

  /** Marks what the reader decided, and what had changed before. */
  const markDecided = (decided: readonly string[], moved: readonly Application[]) => {
    const decidedBy = { id: reader.id, name: formatFullName(reader) }
    const decidedAt = readTimestamp()
    for (const id of decided) changeApplicant(queryClient, id, { decidedBy, decidedAt })
    add('ids', [...decided, ...moved.map(({ id }) => id)])
  }
  /** Fetches who was first, and says it. */
  const sayWhoWasFirst = async (id: string, name: string) => {
    const detail = await fetchApplicant(queryClient, id)
    replaceApplicant(queryClient, detail.application)
    changeApplicant(queryClient, id, { decidedBy: detail.decidedBy, decidedAt: detail.decidedAt })
    add('ids', [id])
    const { application } = detail
    const isWithdrawn = application.status === 'withdrawn' && !detail.decidedBy
    const isOwn = detail.decidedBy?.id === reader.id
    const isNoDecision = isWithdrawn || isClosedBySite(application)
    const ending = isClosedBySite(application)
      ? describeClosing(texts.moved, application)
      : texts.moved.withdrew
    toast({
      title: isNoDecision ? ending({ name }) : isOwn ? texts.moved.elsewhere : texts.moved.meanwhile,
      ...(!isNoDecision && {
        description: texts.moved.said({
          name,
          change: describeChange(texts, toRow(detail), { time: justNowInText, readerId: reader.id }),
        }),
      }),
    })
  }
  return {
    changed: ids,
    arrived: arrived.size,
    markDecided,
    sayWhoWasFirst,
    clear: () => setState({ key: listKey, ids: none, arrived: none }),
  }
}

const isScopeAnswer = (kind: unknown) =>
  kind === 'application.scope_accepted' || kind === 'application.scope_declined'

/** Whether a new application would be in the list. A search decides by texts that the signal doesn't have. */
function belongs({ projectId, organizationId }: LiveData<'application'>, filters: ListFilters): boolean {
  return (
    (filters.show === 'all' || filters.show === 'pending') &&
    !filters.q &&
    (!filters.projectId || filters.projectId === projectId) &&
    (!filters.organizationId || filters.organizationId === organizationId)
  )
}

/** A detail as a row, for an application that is not in the list. */
export function toRow({ application, ...detail }: ApplicantDetail): Applicant {
  const { id, status, triage, createdAt, waitingHours, volunteer, project, organization } = application
  const { isVolunteerSuspended } = application
  return {
    id,
    status,
    shownStatus: shownStatusOf(application),
    createdAt,
    waitingHours,
    work: detail.work,
    volunteer,
    project,
    organization,
    isVolunteerSuspended,
    isShortlisted: triage?.isShortlisted ?? false,
    matchScore: detail.matchScore,
    skills: [...detail.skills.same, ...detail.skills.near],
    excerpt: '',
    found: null,
    decidedBy: detail.decidedBy,
    decidedAt: detail.decidedAt,
  }
}
