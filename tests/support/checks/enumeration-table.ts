/**
 * The ways to find out whether an address has an account (S12). Each must give the same answer for addresses with and
 * without one; a new endpoint that takes an email address needs a row. Registration is exempt, because it signs in
 * immediately and so must reveal it.
 */
import type { Person } from '#tests/support/scenarios/scenario.ts'

export interface Question {
  readonly about: string
  /** The request about an address, sent by someone else, signed in if the row says so. */
  readonly ask: (email: string, asker: Person) => { path: string; body: object }
  readonly isSignedIn?: boolean
  /** The sender owns an organization. */
  readonly isOrganization?: boolean
  /** The answer in both cases. */
  readonly status: number
}

export const questions: readonly Question[] = [
  {
    about: 'signing in with a wrong password',
    ask: (email) => ({ path: '/api/login', body: { email, password: 'not the password' } }),
    status: 401,
  },
  {
    about: 'asking for a new password',
    ask: (email) => ({ path: '/api/password/forgot', body: { email } }),
    status: 202,
  },
  {
    about: 'changing to the address',
    ask: (email, { password }) => ({
      path: '/api/account/email',
      body: { email, currentPassword: password },
    }),
    isSignedIn: true,
    status: 202,
  },
  {
    about: 'inviting the address to an organization',
    ask: (email, { user }) => ({
      path: `/api/organizations/${user.organizations[0]?.id}/invitations`,
      body: { email, role: 'manager' },
    }),
    isSignedIn: true,
    isOrganization: true,
    status: 202,
  },
]
