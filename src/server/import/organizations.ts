/** An organization as a file gives it. */
import { z } from '#contract/zod.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import {
  externalId,
  labels,
  longText,
  loose,
  nameLine,
  quote,
  readEin,
  readLink,
  tellIssues,
  title,
  type Reading,
} from './fields.ts'

const source = z.object({
  externalId,
  name: title,
  description: longText,
  missionStatement: longText,
  location: nameLine,
  city: nameLine,
  state: nameLine,
  website: loose,
  ein: loose,
  causeAreas: labels,
})

export interface ImportedOrganization {
  externalId: string
  /** What a later import of a changed file changes. */
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

/** Reads an organization; a website or EIN that is none is left out and told. */
export function readOrganization(record: Record<string, unknown>): Reading<ImportedOrganization> {
  const read = source.safeParse(record)
  if (!read.success) return { reasons: tellIssues(read.error) }
  const { externalId: id, city, state, ...given } = read.data
  const website = readLink(given.website)
  const ein = readEin(given.ein)
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
