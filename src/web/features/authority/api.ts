import { useQueryClient } from '@tanstack/react-query'
import {
  checkAuthorityFile,
  confirmAuthority,
  getAuthority,
  createAuthorityFile,
  openAuthorityLink,
} from '#contract/authority/authority.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { call, keyOf } from '#web/lib/calls/api.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { authorityCatalog } from './texts/authority-texts.ts'

/** How the reader's organization proved who is authorized to represent it. */
export function useAuthority(id: string) {
  return useEndpointQuery(getAuthority, { params: { id } })
}

/** Creates the proof file, or checks for it on the website. */
export function useAuthorityFile(id: string, step: 'make' | 'check') {
  const texts = useTexts(authorityCatalog)
  const queryClient = useQueryClient()
  const params = { id }
  const endpoint = step === 'make' ? createAuthorityFile : checkAuthorityFile
  return useEndpointMutation(endpoint, () => ({ params }), {
    caches: keyOf(getAuthority, { params }),
    onSuccess: async (state) => {
      if (!state.authority) return
      toast(texts.file.done)
      await invalidate(queryClient, [getOrganization])
    },
    failed: step === 'make' ? texts.file.makeFailed : texts.file.checkFailed,
  })
}

/** Whether a failure means that the link was used, has expired or never existed. */
export const isLinkExpired = (error: unknown): boolean =>
  isApiError(error) && error.body?.code === 'link_expired'

/** What an emailed link is about, for this reader. */
export function useOpenedAuthorityLink(token: string, currentUserId: string | null) {
  return useEndpointQuery(
    openAuthorityLink,
    { body: { token } },
    {
      queryKey: [openAuthorityLink.path, token, currentUserId],
      enabled: token !== '' && currentUserId !== null,
      retry: (count, error) => count < 2 && !isApiError(error),
      refetchOnMount: true,
    },
  )
}

/** Uses the link. */
export function useConfirmAuthority(token: string, onConfirmed: () => void) {
  const texts = useTexts(authorityCatalog)
  return useCallMutation(() => call(confirmAuthority, { body: { token } }), {
    onSuccess: onConfirmed,
    invalidates: [getAuthority, getOrganization],
    onError: (error) => {
      if (!isLinkExpired(error)) toastFailure(error, texts.link.failed)
    },
  })
}
