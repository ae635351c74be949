/** The perk catalog, as administrators manage it (issue 8). */
import { codeSources, perkCategories, perkLimits, perkStatuses, perkStates } from '#domain/rewards/perks.ts'
import { adminPerson } from '#contract/verification/cases.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  clearableName,
  idParams,
  isoTimestamp,
  pageQuery,
  requiredName,
  requiredText,
} from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

const { points, stock } = perkLimits
const pointsText = fieldText('rewards.points', points)
const stockText = fieldText('rewards.stock', stock)

const titleField = requiredName({ max: limits.title }, fieldText('rewards.title'))
const nullableTimestamp = isoTimestamp.nullable()

const perkFields = z.object({
  title: titleField,
  description: requiredText({ max: limits.shortText }, fieldText('rewards.description')),
  provider: requiredName({ max: limits.name }, fieldText('rewards.provider')),
  category: z.enum(perkCategories, fieldText('rewards.category')),
  pointsCost: z.number(pointsText).int(pointsText).min(points.min, pointsText).max(points.max, pointsText),
  discount: clearableName(limits.label).default(null),
  /**
   * How many there are in total. Null means as many as there are codes, or unlimited if the product creates the
   * codes.
   */
  stock: z
    .number(stockText)
    .int(stockText)
    .min(stock.min, stockText)
    .max(stock.max, stockText)
    .nullable()
    .default(null),
  /** People can redeem it from `startsAt` until just before `endsAt`. */
  startsAt: nullableTimestamp.default(null),
  endsAt: nullableTimestamp.default(null),
  codeSource: z.enum(codeSources),
})

const perkPeriod = z.object({ startsAt: nullableTimestamp, endsAt: nullableTimestamp })
const isPeriodValid = ({ startsAt, endsAt }: { startsAt: string | null; endsAt: string | null }) =>
  startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt)
const periodError = {
  message: fieldText('rewards.period'),
  path: ['endsAt'],
  // Reported together with all other errors.
  when: ({ value }: { value: unknown }) => perkPeriod.safeParse(value).success,
}

export const perkForm = perkFields.refine(isPeriodValid, periodError)
export type PerkForm = z.output<typeof perkForm>
export type PerkInput = z.input<typeof perkForm>

/** The whole form, with the version it was edited from. */
export const perkChange = perkFields
  .extend({ version: z.number().int().min(1) })
  .refine(isPeriodValid, periodError)

const cataloguePerk = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  provider: z.string(),
  category: z.enum(perkCategories),
  pointsCost: z.number().int(),
  discount: z.string().nullable(),
  stock: z.number().int().nullable(),
  startsAt: nullableTimestamp,
  endsAt: nullableTimestamp,
  codeSource: z.enum(codeSources),
  state: z.enum(perkStates),
  /** Its current status, from its state, its period and the remaining stock. */
  standing: z.enum(perkStatuses),
  version: z.number().int(),
  /** How many people have redeemed. */
  claimed: z.number().int(),
  /** Loaded codes and those not handed out yet; null if the product creates the codes. */
  codes: z.object({ loaded: z.number().int(), left: z.number().int() }).nullable(),
  /** How many can still be redeemed; null if unlimited. */
  left: z.number().int().nullable(),
  createdAt: isoTimestamp,
  offeredAt: nullableTimestamp,
})
export type CataloguePerk = z.infer<typeof cataloguePerk>

export const listPerks = defineEndpoint({
  id: 'listPerks',
  summary: 'All perks, newest first.',
  method: 'GET',
  path: '/api/admin/perks',
  access: 'admin',
  query: pageQuery.extend({ state: z.enum(perkStates).optional() }),
  response: z.array(cataloguePerk),
  paged: true,
  problems: ['bad_cursor'],
})

export const exportPerks = defineEndpoint({
  id: 'exportPerks',
  summary:
    'All perks in a state, or all of them, newest first, as CSV. It names no one. Sixty tables without personal data per hour; each is recorded.',
  method: 'POST',
  path: '/api/admin/perks/export',
  access: 'admin',
  limit: 'tableExports',
  body: listPerks.query.omit({ cursor: true }),
  response: z.string(),
  download: true,
})

const perkEndpoint = { access: 'admin', params: idParams, response: cataloguePerk } as const

export const getPerk = defineEndpoint({
  ...perkEndpoint,
  id: 'getPerk',
  summary: 'One perk.',
  method: 'GET',
  path: '/api/admin/perks/:id',
  problems: ['perk_not_found'],
})

export const createPerk = defineEndpoint({
  id: 'createPerk',
  summary: 'Creates a perk as a draft, visible only to administrators.',
  method: 'POST',
  path: '/api/admin/perks',
  access: 'admin',
  body: perkForm,
  response: cataloguePerk,
  status: 201,
})

export const changePerk = defineEndpoint({
  ...perkEndpoint,
  id: 'changePerk',
  summary:
    'Changes a perk, given the version you read. You can change where its codes come from only while it is a draft.',
  method: 'PATCH',
  path: '/api/admin/perks/:id',
  body: perkChange,
  problems: ['perk_not_found', 'perk_changed', 'perk_code_source_kept'],
})

export const removePerk = defineEndpoint({
  id: 'removePerk',
  summary: 'Removes a draft and its codes.',
  method: 'DELETE',
  path: '/api/admin/perks/:id',
  access: 'admin',
  params: idParams,
  response: z.object({ message: z.string() }),
  problems: ['perk_not_found', 'perk_not_a_draft'],
})

/** A CSV file as text: one code per line, or the codes of a column named `code`. */
export const perkCodesForm = z.object({
  csv: z
    .string()
    .refine((text) => text.trim() !== '', fieldText('rewards.noCodes'))
    .max(perkLimits.csv, fieldText('rewards.csvTooLong', { max: perkLimits.csv })),
})

export const addPerkCodes = defineEndpoint({
  ...perkEndpoint,
  id: 'addPerkCodes',
  summary: 'Adds codes from CSV text: all of them or none. The issues name each wrong line.',
  method: 'POST',
  path: '/api/admin/perks/:id/codes',
  body: perkCodesForm,
  problems: ['perk_not_found', 'perk_codes_made'],
})

export const offerPerk = defineEndpoint({
  ...perkEndpoint,
  id: 'offerPerk',
  summary: 'Offers a perk in the store, for the first time or again.',
  method: 'POST',
  path: '/api/admin/perks/:id/offer',
  problems: ['perk_not_found', 'perk_offered', 'perk_without_codes', 'perk_over'],
})

export const withdrawPerk = defineEndpoint({
  ...perkEndpoint,
  id: 'withdrawPerk',
  summary: 'Withdraws a perk from the store. People who redeemed it keep their codes.',
  method: 'POST',
  path: '/api/admin/perks/:id/withdraw',
  problems: ['perk_not_found', 'perk_not_offered'],
})

const perkClaim = z.object({
  id: z.uuid(),
  person: adminPerson,
  points: z.number().int(),
  redeemedAt: isoTimestamp,
  /** The last characters: enough to find the code in the provider's list, too few to use it. */
  maskedCode: z.string(),
})

export const listPerkClaims = defineEndpoint({
  id: 'listPerkClaims',
  summary: 'Who redeemed a perk, newest first, without their codes. Each view is recorded.',
  method: 'GET',
  path: '/api/admin/perks/:id/redemptions',
  access: 'admin',
  params: idParams,
  query: pageQuery,
  response: z.array(perkClaim),
  paged: true,
  problems: ['perk_not_found', 'bad_cursor'],
})

export const exportPerkClaims = defineEndpoint({
  id: 'exportPerkClaims',
  summary:
    'Who redeemed a perk, newest first, without their codes, as CSV. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/perks/:id/redemptions/export',
  access: 'admin',
  limit: 'exports',
  params: idParams,
  response: z.string(),
  download: true,
  problems: ['perk_not_found'],
})

export const perkCatalogEndpoints = [
  listPerks,
  exportPerks,
  getPerk,
  createPerk,
  changePerk,
  removePerk,
  addPerkCodes,
  offerPerk,
  withdrawPerk,
  listPerkClaims,
  exportPerkClaims,
] as const
