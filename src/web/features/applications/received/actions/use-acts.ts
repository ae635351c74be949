import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { isPending } from '#domain/applications/applications.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { explainAcceptBlocked } from '#web/features/applications/application-display.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import {
  fetchApplicant,
  type useShortlistSeveral,
} from '#web/features/applications/received/applicants-api.ts'
import type { ApplicantDetail } from '#web/features/applications/received/applicants-cache.ts'
import { conversationOf } from '#web/features/applications/received/detail/conversation.ts'
import type { useDialogs } from './use-dialogs.ts'
import { useShortlisting } from './use-shortlisting.ts'

/** What the keys and buttons of one application do. */
export type Act = 'accept' | 'decline' | 'shortlist' | 'message' | 'hours'

type ActsOptions = {
  /** The open application, as far as it is loaded. */
  detail: ApplicantDetail | undefined
  findRow: (id: string) => Applicant | undefined
  dialogs: Pick<ReturnType<typeof useDialogs>, 'ask'>
  shortlist: ReturnType<typeof useShortlistSeveral>
}

/**
 * Does something to an application; false if it can't be done now. A key can be faster than the detail of the row that
 * has the focus: then it waits for that detail, and never means the row before.
 */
export function useActs({ detail, findRow, dialogs, shortlist }: ActsOptions) {
  const { cannotAccept } = useTexts(applicationsCatalog)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const toggleShortlist = useShortlisting(shortlist)
  const last = useRef(0)
  const actOn = (what: Exclude<Act, 'hours'>, { application }: ApplicantDetail): boolean => {
    if (what === 'message') {
      if (application.volunteer.isFormer) return false
      void navigate(conversationOf(application))
      return true
    }
    if (!isPending(application)) return false
    if (what === 'shortlist') toggleShortlist(application)
    else if (what === 'decline' || !explainAcceptBlocked({ cannotAccept }, application)) {
      dialogs.ask(what, [application.id])
    } else return false
    return true
  }
  return (what: Act, id: string | undefined): boolean => {
    if (id === undefined) return false
    last.current += 1
    if (what === 'hours') {
      const row = findRow(id)
      if (!row?.work || row.waitingHours === 0) return false
      dialogs.ask('hours', [id])
      return true
    }
    if (detail?.application.id === id) return actOn(what, detail)
    const own = last.current
    const follow = (found: ApplicantDetail) => {
      // Of two questions only the last one is asked.
      if (what === 'shortlist' || own === last.current) actOn(what, found)
    }
    // If it can't be loaded, the detail says so.
    void fetchApplicant(queryClient, id).then(follow, () => {})
    return true
  }
}
