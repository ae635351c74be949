import { demoPassword, demoPeople } from './people.ts'

const roles = [
  ['volunteer@example.org', 'volunteer'],
  ['organization@example.org', 'organization'],
  ['dual@example.org', 'dual'],
  ['admin@example.org', 'administrator'],
] as const

/** The accounts a visitor may sign in with, in the order in which they are shown. */
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
