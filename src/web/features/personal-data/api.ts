import {
  downloadPersonalExport,
  getPersonalExport,
  requestPersonalExport,
} from '#contract/personal-data/exports.ts'
import { download, keyOf } from '#web/lib/calls/api.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { personalDataCatalog } from './texts/personal-data-texts.ts'

/** Milliseconds between two requests for an export that is being prepared. */
const pollMs = 3000

/** The latest export, asked for again while it is being prepared. */
export function usePersonalExport() {
  return useEndpointQuery(
    getPersonalExport,
    {},
    {
      refetchInterval: ({ state: { data } }) => (data?.export?.state === 'preparing' ? pollMs : false),
    },
  )
}

/** Requests an export; a request while one is being prepared shows that one. */
export function useRequestExport() {
  const { requestFailed: failed } = useTexts(personalDataCatalog)
  return useEndpointMutation(requestPersonalExport, () => ({}), { caches: keyOf(getPersonalExport), failed })
}

/** Downloads an export. If it is gone meanwhile, the state is fetched again. */
export function useDownloadExport() {
  const { downloading, downloadFailed: failed } = useTexts(personalDataCatalog)
  return useCallMutation((id: string) => download(downloadPersonalExport, { params: { id } }), {
    done: { title: downloading },
    failed,
    invalidates: [getPersonalExport],
    invalidatesAfter: 'settled',
  })
}
