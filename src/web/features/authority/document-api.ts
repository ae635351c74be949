import { listDocuments, removeDocument, uploadDocument } from '#contract/verification/documents.ts'
import { getVerification } from '#contract/verification/verification.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import { keyOf } from '#web/lib/api.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { authorityTexts } from '#web/i18n/en/authority.ts'

const { documents: texts } = authorityTexts

/** The documents of an organization of the reader. */
export function useDocuments(id: string) {
  return useEndpointQuery(listDocuments, { params: { id } }, { refetchOnMount: true })
}

/** Sends one of them, or takes it away; what fails when it is sent is told beside it. */
export function useChangeDocument(id: string, kind: DocumentKind) {
  const params = { id, kind }
  const { title } = texts.kinds[kind]
  const settings = {
    caches: keyOf(listDocuments, { params: { id } }),
    // What the request says of the documents is what is there.
    invalidates: [getVerification],
  }
  return {
    sending: useEndpointMutation(uploadDocument, (file: Blob) => ({ params, file }), {
      ...settings,
      done: texts.saved(title),
    }),
    removal: useEndpointMutation(removeDocument, () => ({ params }), {
      ...settings,
      done: texts.removed(title),
      failed: texts.removeFailed,
    }),
  }
}
