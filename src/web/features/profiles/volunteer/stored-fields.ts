/**
 * Two screens write one profile, each by its own rules. What one of them stored and nobody touched on the other is neither
 * refused there nor sent again (decision A7).
 */
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import type { z } from '#contract/zod.ts'
import { listChanged } from '#web/lib/changed-fields.ts'

/** The fields of a form as they are stored; a field without a value is not stored yet. */
export type Stored<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** A screen's rules for the fields that are not stored as they stand. */
export function buildSchemaBeside<Values extends FieldValues, Sent>(
  schema: z.ZodType<Sent, Values>,
  stored: Stored<Values>,
): Resolver<Values, unknown, Sent | Values> {
  const resolve: Resolver<Values, unknown, Sent> = zodResolver(schema)
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    const names = Object.keys(result.errors).filter((name) => !isStored(stored, values, name))
    const errors: FieldErrors<Values> = {}
    for (const name of names) Object.assign(errors, { [name]: Reflect.get(result.errors, name) })
    return names.length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

function isStored<Values extends FieldValues>(stored: Stored<Values>, values: Values, name: string) {
  return stored[name] !== undefined && listChanged([name], stored, values).length === 0
}

/** A choice and a text are one field: where the other one is stored, the empty one is stored as well. */
export const storedOr = (own: string | null, other: string | null) => own ?? (other === null ? undefined : '')

/** What both screens show of what is stored. */
export function storedOf(profile: VolunteerProfile) {
  return {
    bio: profile.bio || undefined,
    skills: orNone(profile.skills),
    preferredCauses: orNone(profile.preferredCauses),
    maxHoursPerWeek: profile.maxHoursPerWeek ?? undefined,
  }
}

const orNone = (labels: string[]) => (labels.length > 0 ? labels : undefined)
