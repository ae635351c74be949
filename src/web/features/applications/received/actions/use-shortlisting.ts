import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { replaceInLists } from '#web/features/applications/api.ts'
import { triageCatalog } from '#web/features/applications/texts/triage-texts.ts'
import type { useShortlistSeveral } from '#web/features/applications/received/applicants-api.ts'

/**
 * Adds an application to the shortlist or removes it, and shows it immediately. However quickly someone changes their
 * mind, what they see last is what is stored: the calls about one application follow each other.
 */
export function useShortlisting({ mutateAsync }: ReturnType<typeof useShortlistSeveral>) {
  const { shortlist: texts } = useTexts(triageCatalog)
  const queryClient = useQueryClient()
  const wanted = useRef(new Map<string, boolean>())
  const running = useRef(new Set<string>())
  const send = async (before: Application) => {
    const { id } = before
    running.current.add(id)
    try {
      for (
        let next = wanted.current.get(id), sent: boolean | undefined;
        next !== undefined && next !== sent;
      ) {
        sent = next
        // Callbacks of `mutate` only run for the last call.
        await mutateAsync({ ids: [id], isShortlisted: sent })
        next = wanted.current.get(id)
      }
    } catch (error) {
      replaceInLists(queryClient, before)
      toastFailure(error, texts.failed, texts.failed)
    }
    running.current.delete(id)
    wanted.current.delete(id)
  }
  return (application: Application) => {
    const { id, triage } = application
    if (!triage) return
    const isShortlisted = !(wanted.current.get(id) ?? triage.isShortlisted)
    wanted.current.set(id, isShortlisted)
    replaceInLists(queryClient, { ...application, triage: { ...triage, isShortlisted } })
    if (!running.current.has(id)) void send(application)
  }
}
