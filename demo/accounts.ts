/** The demo's people, and which of them visitors can sign in as. A start that loads nothing reads only these. */
import { parseFile, parseRows } from './files.ts'
import { accountFile, personShape } from './shapes.ts'

export const demoPeople = parseRows('people', personShape)
const signIn = parseFile('accounts', accountFile)
export const demoPassword = signIn.password

/** The accounts that visitors can sign in with, in display order. */
export const demoAccounts = signIn.accounts.flatMap(({ email, role }) =>
  demoPeople
    .filter((person) => person.email === email)
    .map(({ firstName, lastName }) => ({
      name: `${firstName} ${lastName}`,
      role,
      email,
      password: demoPassword,
    })),
)
