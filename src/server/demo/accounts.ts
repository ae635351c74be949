import { demoPassword, demoPeople } from './people.ts'

const roles = [
  ['volunteer@example.org', 'volunteer'],
  ['organization@example.org', 'organization'],
  ['dual@example.org', 'dual'],
  ['admin@example.org', 'administrator'],
] as const

/** The accounts that visitors can sign in with, in display order. */
export const demoAccounts = roles.flatMap(([email, role]) =>
  demoPeople
    .filter((person) => person.email === email)
    .map((person) => ({
      name: `${person.firstName} ${person.lastName}`,
      role,
      email,
      password: demoPassword,
    })),
)
