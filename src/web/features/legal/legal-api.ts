import type { QueryClient } from '@tanstack/react-query'
import type { LegalDocument } from '#contract/help/legal.ts'
import { getLegalDocument } from '#contract/legal/legal.ts'
import { endpointQuery, nullOn, useLoadedQuery } from '#web/lib/calls/endpoint-query.ts'
import { refetchUnlessServerRendered } from '#web/lib/loading/server-rendered.ts'

const legalQuery = (document: LegalDocument, version: number | undefined) =>
  endpointQuery(
    getLegalDocument,
    { params: { document }, query: { ...(version !== undefined && { version }) } },
    { recover: nullOn(404), refetchOnMount: refetchUnlessServerRendered },
  )

/** A version of a document; the current one if none is named; null if it does not exist. */
export const useLegalText = (document: LegalDocument, version: number | undefined) =>
  useLoadedQuery(legalQuery(document, version))

/** Loads a version before the screen renders. False if it does not exist. */
export async function loadLegalText(
  queryClient: QueryClient,
  document: LegalDocument,
  version: number | undefined,
): Promise<boolean> {
  return (await queryClient.query(legalQuery(document, version))) !== null
}
