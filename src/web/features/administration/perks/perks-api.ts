import { useQueryClient } from '@tanstack/react-query'
import {
  addPerkCodes,
  changePerk,
  createPerk,
  exportPerkClaims,
  exportPerks,
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
import { call, download, keyOf } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The catalog, newest first. */
export function usePerks({ state }: SearchOf<'/admin/perks'>) {
  return useEndpointList(listPerks, { query: { ...(state && { state }) } })
}

/** Downloads the catalog in a state, or all of it. */
export const usePerksExport = ({ state }: SearchOf<'/admin/perks'>) =>
  useCallMutation(() => download(exportPerks, { body: { ...(state && { state }) } }))

/** Downloads who redeemed a perk. */
export const usePerkClaimsExport = (id: string) =>
  useCallMutation(() => download(exportPerkClaims, { params: { id } }))

export function usePerk(id: string) {
  // No refetch while someone types beside it.
  return useEndpointQuery(getPerk, { params: { id } }, { refetchOnMount: true, refetchOnWindowFocus: false })
}

/** Who redeemed a perk. Each request is logged, so only the administrator triggers one. */
export function usePerkClaims(id: string, isEnabled: boolean) {
  return useEndpointList(
    listPerkClaims,
    { params: { id }, query: {} },
    { enabled: isEnabled, refetchOnMount: true, refetchOnWindowFocus: false },
  )
}

const perkKey = (id: string) => keyOf(getPerk, { params: { id } })
const cachesPerk = { caches: ({ id }: CataloguePerk) => perkKey(id) }

/** Adds a draft perk. */
export function useCreatePerk() {
  const adminPerksTexts = useTexts(adminPerksCatalog)
  return useEndpointMutation(createPerk, (body: PerkForm) => ({ body }), {
    ...cachesPerk,
    done: { title: adminPerksTexts.form.added },
  })
}

/** Saves what was changed in a version of a perk. */
export function useChangePerk(id: string, version: number) {
  const adminPerksTexts = useTexts(adminPerksCatalog)
  return useEndpointMutation(
    changePerk,
    (written: PerkForm) => ({ params: { id }, body: { ...written, version } }),
    { ...cachesPerk, done: { title: adminPerksTexts.form.saved } },
  )
}

/** Changes of a perk; its page shows the response immediately. */
export function usePerkMutations(id: string) {
  const queryClient = useQueryClient()
  const params = { id }
  return {
    addCodes: useEndpointMutation(addPerkCodes, (csv: string) => ({ params, body: { csv } }), cachesPerk),
    move: useCallMutation((to: PerkMove) => call(to === 'offer' ? offerPerk : withdrawPerk, { params }), {
      ...cachesPerk,
      // Fetches the current perk after someone else was first.
      onError: () => void queryClient.invalidateQueries({ queryKey: perkKey(id) }),
    }),
    remove: useEndpointMutation(removePerk, () => ({ params }), {
      onSuccess: () => queryClient.removeQueries({ queryKey: perkKey(id) }),
    }),
  }
}
