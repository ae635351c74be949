import type { QueryClient } from '@tanstack/react-query'
import type { LegalDocument } from '#contract/help/legal.ts'
import { getLegalDocument } from '#contract/legal/legal.ts'
import { endpointQuery, useLoadedQuery } from '#web/lib/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/server-rendered.ts'

const legalQuery = (document: LegalDocument, version: number | undefined) =>
  endpointQuery(
    getLegalDocument,
    { params: { document }, query: { ...(version !== undefined && { version }) } },
    { refetchOnMount: refetchUnlessServerRendered },
  )

/** A version of a document; the current one if none is named. */
export const useLegalText = (document: LegalDocument, version: number | undefined) =>
  useLoadedQuery(legalQuery(document, version))

/** Loads a version before the screen renders. */
export async function loadLegalText(
  queryClient: QueryClient,
  document: LegalDocument,
  version: number | undefined,
): Promise<void> {
  await queryClient.query(legalQuery(document, version))
}
