import { keepPreviousData } from '@tanstack/react-query'
import {
  exportExposureAudit,
  getExposureAudit,
  type ExposureFilters,
} from '#contract/matching/exposure-audit.ts'
import { download } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** The filters as the address has them. */
export type ExposureSearch = { [Name in keyof ExposureFilters]?: ExposureFilters[Name] | undefined }

const toFilters = ({ cause, place, size }: ExposureSearch) => ({
  ...(cause && { cause }),
  ...(place && { place }),
  ...(size && { size }),
})

/** The audit. While filters change, the earlier figures stay on the screen. */
export function useExposure(search: ExposureSearch) {
  return useEndpointQuery(
    getExposureAudit,
    { query: toFilters(search) },
    { placeholderData: keepPreviousData },
  )
}

/** Downloads all groups as filtered. */
export function useExposureDownload(search: ExposureSearch) {
  return useCallMutation(() => download(exportExposureAudit, { body: toFilters(search) }))
}
