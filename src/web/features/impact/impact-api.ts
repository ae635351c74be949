import { keepPreviousData } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  exportImpactGroups,
  exportImpactList,
  exportOrganizationImpactGroups,
  exportOrganizationImpactList,
  getImpact,
  getOrganizationImpact,
  listImpactGroups,
  listOrganizationImpactGroups,
  type ImpactReport,
} from '#contract/impact/impact.ts'
import { impactLimits } from '#contract/limits.ts'
import type { ImpactList } from '#domain/impact/lists.ts'
import { download } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { nullOn, useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import type { ImpactSearch } from './impact-search.ts'

/** The filters of a call. The server says what is wrong with days that are missing or no period. */
function toFilters({ period, from, to, yearStart, cause, place }: ImpactSearch) {
  const isCustom = period === 'custom'
  return {
    ...(period && { period }),
    ...(isCustom && from && { from }),
    ...(isCustom && to && { to }),
    ...(yearStart && { yearStart }),
    ...(cause && { cause }),
    ...(place && { place }),
  }
}

const toGrouping = ({ by, order }: ImpactSearch) => ({ ...(by && { by }), ...(order && { order }) })
const limitOf = ({ all }: ImpactSearch) => (all ? { limit: impactLimits.groups } : {})

/** While filters change, the earlier report stays on the screen. */
const settings = { placeholderData: keepPreviousData }

export type ImpactGroups = EndpointResponse<typeof listImpactGroups>

/** What a screen does with a report, of the site or of an organization. */
export interface ImpactSource {
  report: {
    data: ImpactReport | null | undefined
    error: Error | null
    isError: boolean
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  groups: {
    data: ImpactGroups | null | undefined
    isError: boolean
    isFetching: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** Downloads the groups, or one of the lists behind the report. */
  download: {
    mutate: (
      what: 'groups' | ImpactList,
      handlers: { onSuccess: () => void; onError: (error: Error) => void; onSettled: () => void },
    ) => void
    isPending: boolean
  }
}

/** The report of the site, as the address says. */
export function useSiteImpact(search: ImpactSearch): ImpactSource {
  const filters = {
    ...toFilters(search),
    ...(search.organization && { organizationId: search.organization }),
  }
  const groupQuery = { ...filters, ...toGrouping(search) }
  return {
    report: useEndpointQuery(getImpact, { query: filters }, { ...settings, recover: nullOn(404) }),
    groups: useEndpointQuery(
      listImpactGroups,
      { query: { ...groupQuery, ...limitOf(search) } },
      { ...settings, recover: nullOn(404) },
    ),
    download: useCallMutation((what: 'groups' | ImpactList) =>
      what === 'groups'
        ? download(exportImpactGroups, { body: groupQuery })
        : download(exportImpactList, { params: { list: what }, body: filters }),
    ),
  }
}

/** The report of one of the reader's organizations, as the address says; null for people outside it. */
export function useOrganizationImpact(id: string, search: ImpactSearch): ImpactSource {
  const filters = toFilters(search)
  const groupQuery = { ...filters, ...toGrouping(search) }
  return {
    report: useEndpointQuery(
      getOrganizationImpact,
      { params: { id }, query: filters },
      { ...settings, recover: nullOn(404) },
    ),
    groups: useEndpointQuery(
      listOrganizationImpactGroups,
      { params: { id }, query: { ...groupQuery, ...limitOf(search) } },
      { ...settings, recover: nullOn(404) },
    ),
    download: useCallMutation((what: 'groups' | ImpactList) =>
      what === 'groups'
        ? download(exportOrganizationImpactGroups, { params: { id }, body: groupQuery })
        : download(exportOrganizationImpactList, { params: { id, list: what }, body: filters }),
    ),
  }
}
