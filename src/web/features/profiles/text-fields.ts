/** The fields of a profile that are one text each, as its forms start with them. */
import { z } from '#contract/zod.ts'

const text = z
  .string()
  .nullable()
  .catch(null)
  .transform((written) => written ?? '')

/** The texts with these names from a profile or an untrusted draft. What is missing or no text is empty. */
export function parseTexts<const Names extends Readonly<Record<string, string>>>(
  names: z.ZodEnum<Names>,
  values: unknown,
) {
  const given = typeof values === 'object' && values !== null ? values : {}
  const found = names.options.map((name): [string, unknown] => [name, Reflect.get(given, name)])
  return z.record(names, text).parse(Object.fromEntries<unknown>(found))
}
