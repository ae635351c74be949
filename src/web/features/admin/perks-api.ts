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
} from '#contract/admin-perks.ts'
import type { PerkMove } from '#domain/perks.ts'
import { call, callPage } from '#web/lib/api.ts'
import { byCursor } from '#web/lib/growing.ts'
import type { AdminPerksSearch } from '#web/paths.ts'

/** The catalogue, newest first. */
export function usePerks({ state }: AdminPerksSearch) {
  return useInfiniteQuery({
    queryKey: [listPerks.path, state ?? ''],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(
        listPerks,
        { query: { ...(state && { state }), ...(pageParam && { cursor: pageParam }) } },
        asked,
      ),
    ...byCursor,
    refetchOnMount: 'always',
  })
}

export function usePerk(id: string) {
  return useQuery({
    queryKey: [getPerk.path, id],
    queryFn: (asked) => call(getPerk, { params: { id } }, asked),
    // What is being written stands beside it.
    refetchOnWindowFocus: false,
  })
}

/** Who redeemed a perk; asking is recorded, so nothing asks but the person. */
export function usePerkClaims(id: string, isAsked: boolean) {
  return useInfiniteQuery({
    queryKey: [listPerkClaims.path, id],
    queryFn: ({ pageParam, ...asked }) =>
      callPage(listPerkClaims, { params: { id }, query: { ...(pageParam && { cursor: pageParam }) } }, asked),
    ...byCursor,
    enabled: isAsked,
    refetchOnWindowFocus: false,
  })
}

const useKeep = () => {
  const queryClient = useQueryClient()
  return {
    keep: (perk: CataloguePerk) => queryClient.setQueryData([getPerk.path, perk.id], perk),
    /** As it is now, where somebody else was first. */
    readAnew: (id: string) => void queryClient.invalidateQueries({ queryKey: [getPerk.path, id] }),
  }
}

/** Adds a draft. */
export function useCreatePerk() {
  const { keep } = useKeep()
  return useMutation({ mutationFn: (body: PerkForm) => call(createPerk, { body }), onSuccess: keep })
}

/** What is done about a perk: its page shows it as it is answered. */
export function usePerkWrites(id: string) {
  const { keep, readAnew } = useKeep()
  const queryClient = useQueryClient()
  const params = { id }
  return {
    change: useMutation({
      mutationFn: (body: PerkForm & { version: number }) => call(changePerk, { params, body }),
      onSuccess: keep,
    }),
    addCodes: useMutation({
      mutationFn: (csv: string) => call(addPerkCodes, { params, body: { csv } }),
      onSuccess: keep,
    }),
    move: useMutation({
      mutationFn: (to: PerkMove) => call(to === 'offer' ? offerPerk : withdrawPerk, { params }),
      onSuccess: keep,
      onError: () => readAnew(id),
    }),
    remove: useMutation({
      mutationFn: () => call(removePerk, { params }),
      onSuccess: () => queryClient.removeQueries({ queryKey: [getPerk.path, id] }),
    }),
  }
}
