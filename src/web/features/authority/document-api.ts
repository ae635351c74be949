import { listDocuments, removeDocument, uploadDocument } from '#contract/verification/documents.ts'
import { getVerification } from '#contract/verification/verification.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import { keyOf } from '#web/lib/api.ts'
import { useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { authorityTexts } from '#web/i18n/en/authority.ts'

const { documents: texts } = authorityTexts

/** The documents of the reader's organization. */
export function useDocuments(id: string) {
  return useEndpointQuery(listDocuments, { params: { id } }, { refetchOnMount: true })
}

/** Uploads or removes a document. Upload errors are shown beside it. */
export function useChangeDocument(id: string, kind: DocumentKind) {
  const params = { id, kind }
  const { title } = texts.kinds[kind]
  const settings = {
    caches: keyOf(listDocuments, { params: { id } }),
    // The request's list of documents is the current one.
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
