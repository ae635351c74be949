/**
 * Two screens edit one profile, each with its own rules. Values that one of them stored are neither rejected nor sent
 * again by the other unless the person changes them (decision A7).
 */
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import type { z } from '#contract/zod.ts'
import { listChanged } from '#web/lib/forms/changed-fields.ts'

/** A form's fields as they are stored; undefined means not stored yet. */
export type Stored<Values> = { [Name in keyof Values]?: Values[Name] | undefined }

/** A screen's schema that skips fields with unchanged stored values. */
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

/** A choice and a text form one field: if one is stored, the empty other counts as stored, too. */
export const storedOr = (own: string | null, other: string | null) => own ?? (other === null ? undefined : '')

/** The stored values that both screens show. */
export function storedOf(profile: VolunteerProfile) {
  return {
    bio: profile.bio || undefined,
    skills: orNone(profile.skills),
    preferredCauses: orNone(profile.preferredCauses),
    maxHoursPerWeek: profile.maxHoursPerWeek ?? undefined,
  }
}

const orNone = (labels: string[]) => (labels.length > 0 ? labels : undefined)
