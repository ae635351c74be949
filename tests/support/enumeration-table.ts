/**
 * The ways to ask whether an address has an account (S12). Each must answer alike for one that has and one that has not; a new
 * endpoint that takes an e-mail address comes with its row. Registration does tell, since it signs in at once: it has none.
 */
import type { Person } from './scenario.ts'

export interface Question {
  readonly about: string
  /** The request about an address; the asker is somebody else, and signed in where it says so. */
  readonly ask: (email: string, asker: Person) => { path: string; body: object }
  readonly isSignedIn?: boolean
  /** The asker owns an organization. */
  readonly isOrganization?: boolean
  /** What both are answered. */
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
