import { getSiteName } from '#contract/i18n/site-name.ts'
import { documentedFirstYear, type SiteSettings } from '#contract/page.ts'
import { addressOfIcon } from '#domain/site/icon-address.ts'
import { hasRegisters, writesDayFirst } from '#domain/site/countries.ts'
import { isAnnounced } from '#domain/site/site.ts'
import type { Config } from '#server/config/config.ts'
import { findEmailProvider } from '#server/email/provider.ts'
import { contactOf, getSite } from '#server/site/current-site.ts'

/** What pages know of the configuration and of what the operator says about the site, at a time in milliseconds. */
export function createSiteSettings(config: Config): (at: number) => SiteSettings {
  const emailProvider = findEmailProvider(config)
  return (at) => ({ ...settingsOf(config, at), emailProvider })
}

function settingsOf(config: Config, at: number): Omit<SiteSettings, 'emailProvider'> {
  const { publicUrl, reviewRevealDays, scheduleDays, applicationsPerSpot, languages, holdsForReview } = config
  const { name, country, startedIn, ...site } = getSite()
  const { heroTitle, heroText, footerLinks, announcement, stories, publishedLegal, logo } = site
  const showsExamples = config.figures === 'documented'
  // What the documents say of the product isn't true of a site that has its own name.
  const isDocumented = showsExamples || name === null
  return {
    name: getSiteName(),
    heroTitle,
    heroText,
    footerLinks,
    announcement: announcement && isAnnounced(announcement, at) ? announcement : null,
    publishedLegal,
    hasStories: stories.length > 0,
    logoUrl: logo && addressOfIcon(logo, 'header'),
    contactEmail: contactOf(config),
    publicUrl,
    reviewRevealDays,
    scheduleDays,
    applicationsPerSpot,
    showsExamples,
    hasRegisters: hasRegisters(country),
    isDayFirst: writesDayFirst(country),
    holdsForReview,
    firstYear: isDocumented ? documentedFirstYear : (startedIn ?? new Date(at).getUTCFullYear()),
    showsSlogan: isDocumented,
    languages,
    ...(config.mailOnlyTo.length > 0 && { isTestCopy: true }),
  }
}
