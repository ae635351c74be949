import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askForAuthorityLetter,
  checkAuthorityFile,
  confirmAuthority,
  getAuthority,
  makeAuthorityFile,
  openAuthorityLink,
  type AuthorityState,
} from '#contract/authority.ts'
import { getOrganization } from '#contract/organization-page.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { authorityTexts } from '#web/messages/en/authority.ts'
import { toast } from '#web/ui/toast-store.ts'

const texts = authorityTexts
const keyOf = (id: string) => [getAuthority.path, id]

/** How it was shown who may act for an organization of the reader. */
export function useAuthority(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: (asked) => call(getAuthority, { params: { id } }, asked),
    refetchOnMount: 'always',
  })
}

/** Asks for the letter. */
export function useAskForAuthorityLetter(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { email: string }) => call(askForAuthorityLetter, { params: { id }, body }),
    onError: (error) => tellFailure(error, texts.mail.failed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(id) }),
  })
}

/** Makes the file, or looks for it. */
export function useAuthorityFile(id: string, step: 'make' | 'check') {
  const queryClient = useQueryClient()
  const endpoint = step === 'make' ? makeAuthorityFile : checkAuthorityFile
  return useMutation({
    mutationFn: () => call(endpoint, { params: { id } }),
    onSuccess: async (state: AuthorityState) => {
      queryClient.setQueryData(keyOf(id), state)
      if (!state.authority) return
      toast(texts.file.done)
      await queryClient.invalidateQueries({ queryKey: [getOrganization.path] })
    },
    onError: (error) => tellFailure(error, step === 'make' ? texts.file.makeFailed : texts.file.checkFailed),
  })
}

/** Whether a failure means that the link is used, over or of nothing. */
export const isLinkOver = (error: unknown): boolean =>
  isApiError(error) && error.body?.code === 'link_expired'

/** What the link of a letter is about, as this reader. */
export function useOpenedAuthorityLink(token: string, readerId: string | null) {
  return useQuery({
    queryKey: [openAuthorityLink.path, token, readerId],
    queryFn: (asked) => call(openAuthorityLink, { body: { token } }, asked),
    enabled: token !== '' && readerId !== null,
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
      if (!isLinkOver(error)) tellFailure(error, texts.link.failed)
    },
  })
}
