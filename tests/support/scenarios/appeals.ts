/** Appeals, by real calls. */
import {
  decideAppeal,
  fileAppeal,
  listDecisions,
  type AppealCase,
  type OwnDecision,
} from '#contract/moderation/appeals.ts'
import type { AppealDecision } from '#domain/moderation/appeals.ts'
import { listQueue } from './account-cases.ts'
import { expectSuccess, type Person } from './scenario.ts'

export const appealReason = 'The deposit is for the keys, and our organization pays it.'

export const decisionsOf = async ({ client }: Person): Promise<readonly OwnDecision[]> =>
  expectSuccess(await client.call(listDecisions, { query: {} }))

export const appealDecision = ({ client }: Person, key: string) =>
  client.call(fileAppeal, { body: { key, reason: appealReason } })

/** An open appeal, as administrators see it. */
export async function findAppeal(admin: Person, isIt: (about: AppealCase) => boolean): Promise<AppealCase> {
  const queue = await listQueue(admin, { kind: 'appeal' })
  const found = queue.flatMap((each) => (each.kind === 'appeal' ? [each.case] : [])).find(isIt)
  if (!found) throw new Error('no appeal')
  return found
}

type Answer = { verdict: AppealDecision; note?: string }

/** Decides an appeal as it was seen. */
export const answerAppeal = (
  { client }: Person,
  { id, version }: Pick<AppealCase, 'id' | 'version'>,
  { verdict, note = 'We read it again.' }: Answer,
) => client.call(decideAppeal, { params: { id }, body: { verdict, note, version } })
