import { useQueryClient } from '@tanstack/react-query'
import {
  changeSite,
  getSiteSettings,
  removeSiteLogo,
  uploadSiteLogo,
  type EditedSite,
  type SiteChangeInput,
} from '#contract/site/site.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { call, keyOf } from '#web/lib/api.ts'
import { useCallMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { useTexts } from '#web/lib/texts.ts'

/** What the operator says about the site. */
export function useSite() {
  // No refetch while someone types beside it.
  return useEndpointQuery(getSiteSettings, {}, { refetchOnMount: true, refetchOnWindowFocus: false })
}

const key = keyOf(getSiteSettings, {})

/** Every save answers with the whole site, whose version the next one names. So they run one after another. */
const settings = { caches: key, scope: { id: 'site' } }

/**
 * Saves some of the settings, as the next version of what is shown. If someone else changed them, they are fetched again.
 * `failed` is the title of a toast after a failure.
 */
export function useSaveSite({ failed }: { failed?: string } = {}) {
  const texts = useTexts(adminSiteCatalog)
  const queryClient = useQueryClient()
  return useCallMutation(
    (said: Omit<SiteChangeInput, 'version'>) => {
      // When it runs, not when it was clicked: another section may have been saved meanwhile.
      const version = queryClient.getQueryData<EditedSite>(key)?.version ?? 1
      return call(changeSite, { body: { ...said, version } })
    },
    {
      ...settings,
      done: { title: texts.saved },
      ...(failed !== undefined && { failed }),
      onError: async (error) => {
        if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries({ queryKey: key })
      },
    },
  )
}

/** Makes all icons from a file and uses them. */
export function useUploadLogo() {
  const texts = useTexts(adminSiteCatalog)
  return useCallMutation((file: Blob) => call(uploadSiteLogo, { file }), {
    ...settings,
    done: { title: texts.saved },
  })
}

/** Uses the logo of the product again. */
export function useRemoveLogo() {
  const texts = useTexts(adminSiteCatalog)
  return useCallMutation(() => call(removeSiteLogo, {}), {
    ...settings,
    done: { title: texts.saved },
    failed: texts.saveFailed,
  })
}
