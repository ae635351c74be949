/** What an operator says about the site on /admin/site. */
import { isCountry } from '#domain/site/countries.ts'
import { addDays, startOfDay } from '#domain/time/time.ts'
import { isFooterAddress, siteLimits } from '#domain/site/site.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { emailAddress } from '#contract/accounts/accounts.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  clearableName,
  clearableWebAddress,
  isoTimestamp,
  requiredName,
  requiredText,
} from '#contract/fields.ts'
import { uploadProblems } from '#contract/images/images.ts'
import { limits } from '#contract/limits.ts'
import { timeZone } from '#contract/time-zones.ts'
import { z } from '#contract/zod.ts'

const required = fieldText('general.required')
const address = fieldText('site.footerAddress')
const most = (max: number) => fieldText('general.tooMany', { max })

/** An empty text means the default. */
const emptyIsNull = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .trim()
    .nullable()
    .transform((text) => text || null)
    .pipe(schema.nullable())

export const footerLink = z.object({
  label: requiredName({ max: siteLimits.linkLabel }, required),
  url: z.string().trim().max(limits.shortText).refine(isFooterAddress, address),
})

export const story = z.object({
  quote: requiredText({ max: siteLimits.storyQuote }, required),
  name: requiredName({ max: siteLimits.storyName }, required),
  role: requiredName({ max: siteLimits.storyName }, required),
})

const announcement = z.object({
  text: requiredText({ max: siteLimits.announcement }, required),
  url: clearableWebAddress,
  endsAt: z.string(required).min(1, required).pipe(isoTimestamp),
})

/** The form of the banner: it says the last day, which ends in a time zone. The banner is removed by a button of its own. */
export const makeBannerForm = (zone: string) =>
  z.object({
    announcement: announcement.extend({
      endsAt: z
        .string()
        .min(1, required)
        .regex(/^2\d{3}-\d{2}-\d{2}$/, fieldText('site.ended'))
        .transform((day) => startOfDay(addDays(day, 1), zone).toISOString()),
    }),
  })

/** The sections of the screen; each saves by itself. Null means the default. */
export const siteSections = {
  identity: z.object({ name: clearableName(siteLimits.name) }),
  start: z.object({
    heroTitle: clearableName(siteLimits.heroTitle),
    // A paragraph: its lines are one.
    heroText: z
      .string()
      .nullable()
      .transform((text) => text && toSingleLine(text))
      .pipe(clearableName(siteLimits.heroText)),
  }),
  color: z.object({
    accent: emptyIsNull(
      z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, fieldText('site.color')),
    ),
  }),
  contact: z.object({
    contactEmail: emptyIsNull(emailAddress),
    country: emptyIsNull(z.string().refine(isCountry, fieldText('site.country'))),
    timeZone: emptyIsNull(timeZone),
  }),
  footer: z.object({
    footerLinks: z.array(footerLink).max(siteLimits.footerLinks, most(siteLimits.footerLinks)),
  }),
  banner: z.object({ announcement: announcement.nullable() }),
  stories: z.object({ stories: z.array(story).max(siteLimits.stories, most(siteLimits.stories)) }),
} as const

const values = z.object({
  ...siteSections.identity.shape,
  ...siteSections.start.shape,
  ...siteSections.color.shape,
  ...siteSections.contact.shape,
  ...siteSections.footer.shape,
  ...siteSections.banner.shape,
  ...siteSections.stories.shape,
})

/** What changes, and the version it was changed from: what others changed since is no conflict if it is something else. */
export const siteChange = values.partial().extend({ version: z.number().int().min(1) })
export type SiteChange = z.output<typeof siteChange>
export type SiteChangeInput = z.input<typeof siteChange>

const editedSite = z.object({
  name: z.string().nullable(),
  heroTitle: z.string().nullable(),
  heroText: z.string().nullable(),
  accent: z.string().nullable(),
  contactEmail: z.string().nullable(),
  country: z.string().nullable(),
  timeZone: z.string().nullable(),
  footerLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  announcement: z
    .object({
      /** Changes with the words: what someone closed stays closed on their device, the next one shows. */
      id: z.string(),
      text: z.string(),
      url: z.string().nullable(),
      endsAt: isoTimestamp,
    })
    .nullable(),
  stories: z.array(z.object({ quote: z.string(), name: z.string(), role: z.string() })),
  /** The hash of the uploaded logo; null for that of the product. */
  logo: z.string().nullable(),
  version: z.number().int(),
  /** What holds where nothing was said. */
  defaults: z.object({ name: z.string(), contactEmail: z.string(), timeZone: z.string() }),
})
export type EditedSite = z.infer<typeof editedSite>

export const getSiteSettings = defineEndpoint({
  id: 'getSiteSettings',
  summary: 'What the operator says about the site, and what holds where nothing is said.',
  method: 'GET',
  path: '/api/admin/site',
  access: 'admin',
  response: editedSite,
})

export const changeSite = defineEndpoint({
  id: 'changeSite',
  summary:
    'Changes what the operator says about the site, given the version you read. Null means the default. Refused if someone changed the same settings since.',
  method: 'PATCH',
  path: '/api/admin/site',
  access: 'admin',
  body: siteChange,
  response: editedSite,
  problems: ['site_changed'],
})

export const uploadSiteLogo = defineEndpoint({
  id: 'uploadSiteLogo',
  summary: 'Sets the logo of the site: a JPEG, PNG or WebP of at most 5 MB. All icons are made from it.',
  method: 'PUT',
  path: '/api/admin/site/logo',
  access: 'admin',
  limit: 'uploads',
  file: true,
  response: editedSite,
  problems: uploadProblems,
})

export const removeSiteLogo = defineEndpoint({
  id: 'removeSiteLogo',
  summary: 'Removes the logo of the site. That of the product replaces it.',
  method: 'DELETE',
  path: '/api/admin/site/logo',
  access: 'admin',
  response: editedSite,
})

export const listStories = defineEndpoint({
  id: 'listStories',
  summary: 'The stories that the operator wrote for the start page.',
  method: 'GET',
  path: '/api/stories',
  access: 'public',
  allowsReplica: true,
  response: z.object({
    stories: z.array(z.object({ quote: z.string(), name: z.string(), role: z.string() })),
  }),
})

export const siteEndpoints = [
  getSiteSettings,
  changeSite,
  uploadSiteLogo,
  removeSiteLogo,
  listStories,
] as const
