import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listDocuments, removeDocument, uploadDocument } from '#contract/verification/documents.ts'
import { getVerification } from '#contract/verification/verification.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import { call } from '#web/lib/api.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { authorityTexts } from '#web/i18n/en/authority.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

const { documents: texts } = authorityTexts
const keyOf = (id: string) => [listDocuments.path, id]

/** The documents of an organization of the reader. */
export function useDocuments(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: (context) => call(listDocuments, { params: { id } }, context),
  })
}

/** Sends one of them, or takes it away; what fails when it is sent is told beside it. */
export function useChangeDocument(id: string, kind: DocumentKind) {
  const queryClient = useQueryClient()
  const params = { id, kind }
  const { title } = texts.kinds[kind]
  const onSuccess = (toastTexts: { title: string }) => async (list: Awaited<ReturnType<typeof send>>) => {
    queryClient.setQueryData(keyOf(id), list)
    toast(toastTexts)
    // What the request says of the documents is what is there.
    await queryClient.invalidateQueries({ queryKey: [getVerification.path] })
  }
  const send = (file: Blob) => call(uploadDocument, { params, file })
  return {
    sending: useMutation({ mutationFn: send, onSuccess: onSuccess(texts.saved(title)) }),
    removal: useMutation({
      mutationFn: () => call(removeDocument, { params }),
      onSuccess: onSuccess(texts.removed(title)),
      onError: (error) => toastFailure(error, texts.removeFailed),
    }),
  }
}
