import type { SiteSettings } from '#contract/page.ts'
import type { Config } from '#server/config/config.ts'

/** What pages know of the configuration. */
export function siteSettingsOf(config: Config): SiteSettings {
  const { contactEmail, publicUrl, reviewRevealDays, scheduleDays, applicationsPerSpot, languages } = config
  return {
    contactEmail,
    publicUrl,
    reviewRevealDays,
    scheduleDays,
    applicationsPerSpot,
    showsExamples: config.figures === 'documented',
    languages,
  }
}
