import { use } from 'react'
import { listDocuments, removeDocument, uploadDocument } from '#contract/images/documents.ts'
import { getVerification } from '#contract/verification/verification.ts'
import type { DocumentKind } from '#domain/images/files.ts'
import { keyOf } from '#web/lib/calls/api.ts'
import { documentKindsOf } from '#web/lib/format/authority-text.ts'
import { useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { authorityCatalog } from './texts/authority-texts.ts'

/** The documents of the reader's organization. */
export function useDocuments(id: string) {
  return useEndpointQuery(listDocuments, { params: { id } }, { refetchOnMount: true })
}

/** Uploads or removes a document. Upload errors are shown beside it. */
export function useChangeDocument(id: string, kind: DocumentKind) {
  const authorityTexts = useTexts(authorityCatalog)
  const { documents: texts } = authorityTexts
  const params = { id, kind }
  const { title } = documentKindsOf(authorityTexts, use(SiteContext))[kind]
  const settings = {
    caches: keyOf(listDocuments, { params: { id } }),
    // The request's list of documents is the current one.
    invalidates: [getVerification],
  }
  return {
    sending: useEndpointMutation(uploadDocument, (file: Blob) => ({ params, file }), {
      ...settings,
      done: { title: texts.saved.title({ document: title }) },
    }),
    removal: useEndpointMutation(removeDocument, () => ({ params }), {
      ...settings,
      done: { title: texts.removed.title({ document: title }) },
      failed: texts.removeFailed,
    }),
  }
}
