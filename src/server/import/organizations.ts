/** An organization as the file has it. */
import { z } from '#contract/zod.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import {
  externalId,
  labels,
  longText,
  lenientText,
  nameLine,
  quote,
  parseEin,
  parseLink,
  formatIssues,
  title,
  type ParseResult,
} from './fields.ts'

const source = z.object({
  externalId,
  name: title,
  description: longText,
  missionStatement: longText,
  location: nameLine,
  city: nameLine,
  state: nameLine,
  website: lenientText,
  ein: lenientText,
  causeAreas: labels,
})

/** The names of its columns. */
export const organizationColumns = Object.keys(source.shape)

export interface ImportedOrganization {
  externalId: string
  /** Fields that a later import of a changed file updates. */
  texts: {
    name: string
    description: string | null
    missionStatement: string | null
    location: string | null
    website: string | null
    ein: string | null
    causeAreas: string[]
    causeIds: string[]
  }
}

/** Parses an organization. An invalid website or EIN is left out with a warning. */
export function parseOrganization(record: Record<string, unknown>): ParseResult<ImportedOrganization> {
  const read = source.safeParse(record)
  if (!read.success) return { reasons: formatIssues(read.error) }
  const { externalId: id, city, state, ...given } = read.data
  const website = parseLink(given.website)
  const ein = parseEin(given.ein)
  const warnings: string[] = []
  if (given.website && !website) {
    warnings.push(`website ${quote(given.website)} is not an http(s) address and was left out`)
  }
  if (given.ein && !ein) warnings.push(`ein ${quote(given.ein)} is not nine digits and was left out`)
  const place = [city, state].filter(Boolean).join(', ')
  const texts = {
    ...given,
    location: given.location ?? (place || null),
    website,
    ein,
    causeIds: [...new Set(given.causeAreas.map(canonicalCause))],
  }
  return { row: { externalId: id, texts }, warnings }
}
