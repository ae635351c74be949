import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  requestAuthorityEmail,
  checkAuthorityFile,
  confirmAuthority,
  getAuthority,
  createAuthorityFile,
  openAuthorityLink,
  type AuthorityState,
} from '#contract/authority/authority.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { authorityTexts } from '#web/i18n/en/authority.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

const texts = authorityTexts
const keyOf = (id: string) => [getAuthority.path, id]

/** How it was shown who may act for an organization of the reader. */
export function useAuthority(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: (context) => call(getAuthority, { params: { id } }, context),
    refetchOnMount: 'always',
  })
}

/** Asks for the letter. */
export function useRequestAuthorityEmail(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string }) => call(requestAuthorityEmail, { params: { id }, body }),
    onError: (error) => toastFailure(error, texts.mail.failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

/** Makes the file, or looks for it. */
export function useAuthorityFile(id: string, step: 'make' | 'check') {
  const queryClient = useQueryClient()
  const endpoint = step === 'make' ? createAuthorityFile : checkAuthorityFile
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id } }),
    onSuccess: async (state: AuthorityState) => {
      queryClient.setQueryData(keyOf(id), state)
      if (!state.authority) return
      toast(texts.file.done)
      await queryClient.invalidateQueries({ queryKey: [getOrganization.path] })
    },
    onError: (error) => toastFailure(error, step === 'make' ? texts.file.makeFailed : texts.file.checkFailed),
  })
}

/** Whether a failure means that the link is used, over or of nothing. */
export const isLinkExpired = (error: unknown): boolean =>
  isApiError(error) && error.body?.code === 'link_expired'

/** What the link of a letter is about, as this reader. */
export function useOpenedAuthorityLink(token: string, currentUserId: string | null) {
  return useQuery({
    queryKey: [openAuthorityLink.path, token, currentUserId],
    queryFn: (context) => call(openAuthorityLink, { body: { token } }, context),
    enabled: token !== '' && currentUserId !== null,
    retry: (count, error) => count < 2 && !isApiError(error),
  })
}

/** Uses the link. */
export function useConfirmAuthority(token: string, onConfirmed: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(confirmAuthority, { body: { token } }),
    onSuccess: async () => {
      onConfirmed()
      const changed = [getAuthority.path, getOrganization.path]
      await Promise.all(changed.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
    },
    onError: (error) => {
      if (!isLinkExpired(error)) toastFailure(error, texts.link.failed)
    },
  })
}
