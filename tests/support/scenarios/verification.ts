/** Organizations that request verification, and registers for tests to load. */
import { expect } from 'vitest'
import type { VerificationFormInput } from '#contract/verification/form.ts'
import { getVerification, verifyOrganization } from '#contract/verification/verification.ts'
import { useFolder } from '#tests/support/checks/imports.ts'
import { aBmf, aPub78, aRevocationFile, runRegistry } from './registry.ts'
import { expectSuccess, type Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

/** Loads registers with all three files. */
export function useRegister(server: Pick<TestServer, 'database'>) {
  const folder = useFolder()
  return {
    /** Loads part of a register by default; returns the command's output. */
    async load(
      lines: readonly string[],
      { revoked = [], isPartial = true }: { revoked?: readonly string[]; isPartial?: boolean } = {},
    ): Promise<string> {
      const revocations = ['990000001', ...revoked].map((ein) => [ein, '15-MAY-2024'] as const)
      const result = await runRegistry(server.database, [
        '--bmf',
        await folder.write('eo1.csv', aBmf(...lines)),
        '--pub78',
        await folder.write('pub78.txt', aPub78('010000001')),
        '--revocations',
        await folder.write('revoked.txt', aRevocationFile(...revocations)),
        '--as-of',
        '2026-09-08',
        ...(isPartial ? ['--partial'] : []),
      ])
      expect(result.code).toBe(0)
      return result.out
    },
    /** A dry run over the whole file. */
    async verifyBackup(lines: readonly string[]): Promise<string> {
      const file = await folder.write('tried.csv', aBmf(...lines))
      return (await runRegistry(server.database, ['--bmf', file, '--dry-run'])).out
    },
  }
}

export const requestVerification = ({ client }: Person, body: VerificationFormInput) =>
  client.call(verifyOrganization, { query: {}, body })

export const readVerification = async ({ client }: Person) =>
  expectSuccess(await client.call(getVerification, { query: {} }))

/** The kinds of a person's notifications, newest first. */
export async function listNoticeKinds({ client }: Person): Promise<unknown> {
  const { body } = await client.get('/api/notifications')
  return Array.isArray(body) ? body.map(({ kind }) => kind) : body
}
