/** People who verify and change the email address of their account. */
import { expect } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { changeEmail, verifyEmail } from '#contract/accounts/settings.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { aVolunteer, nextNumber, type Person } from './scenario.ts'

/** An address that no one has yet. */
export const uniqueEmail = () => `moved${nextNumber()}@example.org`

/** Changes the address of someone. */
export const change = (person: Person, email: string, currentPassword = person.password) =>
  person.client.call(changeEmail, { body: { email, currentPassword } })

/** What people do at a server. */
export function useEmailChanges(server: TestServer, now: () => Date) {
  const emails = useEmails(server, now)
  const verify = (token: string) => server.openClient().call(verifyEmail, { body: { token } })
  const verifyToken = (email: string) => emails.findToken(email, '/auth/verify')
  return {
    emails,
    verify,
    verifyToken,
    signIn: (email: string, password: string) =>
      server.openClient().call(login, { body: { email, password } }),
    /** Someone with a verified address. */
    async createVerifiedPerson(): Promise<Person> {
      const person = await aVolunteer(server)
      expect((await verify(await verifyToken(person.email))).status).toBe(200)
      return person
    },
  }
}
