import { formatFullName } from '#domain/accounts/accounts.ts'

type Person = Parameters<typeof formatFullName>[0]

/** A person's full name; `deleted` if their account is gone, or its name with it. */
export const nameAccount = (person: Person | null, deleted: string): string =>
  (person && formatFullName(person)) || deleted
