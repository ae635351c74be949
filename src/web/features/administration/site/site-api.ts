import {
  changeSite,
  getSiteSettings,
  removeSiteLogo,
  uploadSiteLogo,
  type EditedSite,
  type SiteChangeInput,
} from '#contract/site/site.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { call, keyOf } from '#web/lib/api.ts'
import { useCallMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { useTexts } from '#web/lib/texts.ts'

/** What the operator says about the site. */
export function useSite() {
  // No refetch while someone types beside it.
  return useEndpointQuery(getSiteSettings, {}, { refetchOnMount: true, refetchOnWindowFocus: false })
}

/** Every save answers with the whole site, whose version the next one names. */
const settings = { caches: keyOf(getSiteSettings, {}) }

/** Saves some of the settings, as the next version of what is shown. */
export function useSaveSite({ version }: EditedSite) {
  const texts = useTexts(adminSiteCatalog)
  return useCallMutation(
    (said: Omit<SiteChangeInput, 'version'>) => call(changeSite, { body: { ...said, version } }),
    { ...settings, done: { title: texts.saved } },
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
