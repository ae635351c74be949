/** How well given projects match the reader, in one number each. */
import type { User } from '#contract/accounts/accounts.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { matchParsed } from '#domain/matching/scoring/score.ts'
import type { Context } from '#server/context.ts'
import { listVersions } from '#server/queries/matching/match-candidates.ts'
import { loadParsedProjects } from './analysis-cache.ts'
import { findMatching, withLocations } from './matching.ts'

/**
 * Adds the reader's score to the cards of public projects. Null for visitors, without a volunteer profile, and for
 * projects of the reader's own organizations.
 */
export async function addScores<Card extends { id: string; organizationId: string }>(
  ctx: Context<User | null>,
  cards: readonly Card[],
): Promise<(Card & { matchScore: number | null })[]> {
  const scores = await scoreProjects(ctx, cards)
  return cards.map((card) => ({ ...card, matchScore: scores.get(card.id) ?? null }))
}

/** The reader's scores of these projects by id, as far as there are any. */
export async function scoreProjects(
  ctx: Context<User | null>,
  cards: readonly { id: string; organizationId: string }[],
): Promise<ReadonlyMap<string, number>> {
  const { actor, db } = ctx
  if (!actor?.isVolunteer) return new Map()
  const ids = cards.filter((card) => !isMemberOf(actor, card.organizationId)).map(({ id }) => id)
  const reader = ids.length === 0 ? null : await findMatching({ ...ctx, actor })
  if (!reader) return new Map()
  const known = await loadParsedProjects(db, await listVersions(db, ids))
  const { read, options } = await withLocations(
    reader,
    [...known.values()].map((project) => project.read),
  )
  return new Map([...known].map(([id, project]) => [id, matchParsed(read, project.read, options).score]))
}
