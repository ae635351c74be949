import { useQueryClient } from '@tanstack/react-query'
import { accentProperties, accentStyleId, listAccentProperties, makeAccent } from '#domain/site/accent.ts'
import { hasRegisters, writesDayFirst } from '#domain/site/countries.ts'
import { addressOfIcon } from '#domain/site/icon-address.ts'
import {
  changeSite,
  getSiteSettings,
  removeSiteLogo,
  uploadSiteLogo,
  type EditedSite,
  type SiteChangeInput,
} from '#contract/site/site.ts'
import { adminSiteCatalog } from '#web/features/administration/texts/admin-site-texts.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { call, keyOf } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useChangeSite } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** What the operator says about the site. */
export function useSite() {
  // No refetch while someone types beside it.
  return useEndpointQuery(getSiteSettings, {}, { refetchOnMount: true, refetchOnWindowFocus: false })
}

const key = keyOf(getSiteSettings, {})

/** Every save answers with the whole site. They run one after another, so the last answer is the newest. */
const settings = { caches: key, scope: { id: 'site' } }

/** What this page takes from the site as it was saved, without being loaded again. */
function useTakeSite() {
  const change = useChangeSite()
  return (saved: EditedSite) => {
    const {
      name,
      heroTitle,
      heroText,
      footerLinks,
      announcement,
      contactEmail,
      logo,
      stories,
      accent,
      country,
      defaults,
    } = saved
    change({
      name: name ?? defaults.name,
      heroTitle,
      heroText,
      footerLinks,
      announcement,
      hasStories: stories.length > 0,
      contactEmail: contactEmail ?? defaults.contactEmail,
      logoUrl: logo && addressOfIcon(logo, 'header'),
      hasRegisters: hasRegisters(country),
      isDayFirst: writesDayFirst(country),
    })
    showAccent(accent)
  }
}

/** Shows the page in an accent color; null for that of the product. */
function showAccent(accent: string | null): void {
  const { style } = document.documentElement
  document.getElementById(accentStyleId)?.remove()
  for (const property of accentProperties) style.removeProperty(property)
  if (accent === null) return
  for (const [property, value] of listAccentProperties(makeAccent(accent))) style.setProperty(property, value)
}

/** Reads the version of the settings that this page has. */
export function useReadVersion() {
  const queryClient = useQueryClient()
  return () => queryClient.getQueryData<EditedSite>(key)?.version ?? 1
}

/**
 * Saves some of the settings, given the version that they were changed from. If someone else changed them, they are
 * fetched again. `failed` is the title of a toast after a failure.
 */
export function useSaveSite({ failed }: { failed?: string } = {}) {
  const texts = useTexts(adminSiteCatalog)
  const queryClient = useQueryClient()
  const take = useTakeSite()
  return useCallMutation((said: SiteChangeInput) => call(changeSite, { body: said }), {
    ...settings,
    done: { title: texts.saved },
    onSuccess: take,
    ...(failed !== undefined && { failed }),
    onError: async (error) => {
      if (isApiError(error) && error.status === 409) await queryClient.invalidateQueries({ queryKey: key })
    },
  })
}

/** Makes all icons from a file and uses them. */
export function useUploadLogo() {
  const texts = useTexts(adminSiteCatalog)
  return useCallMutation((file: Blob) => call(uploadSiteLogo, { file }), {
    ...settings,
    onSuccess: useTakeSite(),
    done: { title: texts.saved },
  })
}

/** Uses the logo of the product again. */
export function useRemoveLogo() {
  const texts = useTexts(adminSiteCatalog)
  return useCallMutation(() => call(removeSiteLogo, {}), {
    ...settings,
    onSuccess: useTakeSite(),
    done: { title: texts.saved },
    failed: texts.saveFailed,
  })
}
