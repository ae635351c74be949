import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addPerkCodes,
  changePerk,
  createPerk,
  getPerk,
  listPerkClaims,
  listPerks,
  offerPerk,
  removePerk,
  withdrawPerk,
  type CataloguePerk,
  type PerkForm,
} from '#contract/rewards/perk-catalog.ts'
import type { PerkMove } from '#domain/rewards/perks.ts'
import { call, callPage } from '#web/lib/api.ts'
import { cursorPagination } from '#web/lib/load-more.ts'
import type { AdminPerksSearch } from '#web/lib/paths.ts'

/** The catalogue, newest first. */
export function usePerks({ state }: AdminPerksSearch) {
  return useInfiniteQuery({
    queryKey: [listPerks.path, state ?? ''],
    queryFn: ({ pageParam, ...context }) =>
      callPage(
        listPerks,
        { query: { ...(state && { state }), ...(pageParam && { cursor: pageParam }) } },
        context,
      ),
    ...cursorPagination,
    refetchOnMount: 'always',
  })
}

export function usePerk(id: string) {
  return useQuery({
    queryKey: [getPerk.path, id],
    queryFn: (context) => call(getPerk, { params: { id } }, context),
    // What is being written stands beside it.
    refetchOnWindowFocus: false,
  })
}

/** Who redeemed a perk; asking is recorded, so nothing asks but the person. */
export function usePerkClaims(id: string, isEnabled: boolean) {
  return useInfiniteQuery({
    queryKey: [listPerkClaims.path, id],
    queryFn: ({ pageParam, ...context }) =>
      callPage(
        listPerkClaims,
        { params: { id }, query: { ...(pageParam && { cursor: pageParam }) } },
        context,
      ),
    ...cursorPagination,
    enabled: isEnabled,
    refetchOnWindowFocus: false,
  })
}

const usePerkCache = () => {
  const queryClient = useQueryClient()
  return {
    cachePerk: (perk: CataloguePerk) => queryClient.setQueryData([getPerk.path, perk.id], perk),
    /** As it is now, where somebody else was first. */
    refetchPerk: (id: string) => void queryClient.invalidateQueries({ queryKey: [getPerk.path, id] }),
  }
}

/** Adds a draft. */
export function useCreatePerk() {
  const { cachePerk } = usePerkCache()
  return useMutation({ mutationFn: (body: PerkForm) => call(createPerk, { body }), onSuccess: cachePerk })
}

/** What is done about a perk: its page shows it as it is answered. */
export function usePerkMutations(id: string) {
  const { cachePerk, refetchPerk } = usePerkCache()
  const queryClient = useQueryClient()
  const params = { id }
  return {
    change: useMutation({
      mutationFn: (body: PerkForm & { version: number }) => call(changePerk, { params, body }),
      onSuccess: cachePerk,
    }),
    addCodes: useMutation({
      mutationFn: (csv: string) => call(addPerkCodes, { params, body: { csv } }),
      onSuccess: cachePerk,
    }),
    move: useMutation({
      mutationFn: (to: PerkMove) => call(to === 'offer' ? offerPerk : withdrawPerk, { params }),
      onSuccess: cachePerk,
      onError: () => refetchPerk(id),
    }),
    remove: useMutation({
      mutationFn: () => call(removePerk, { params }),
      onSuccess: () => queryClient.removeQueries({ queryKey: [getPerk.path, id] }),
    }),
  }
}
