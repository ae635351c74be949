/** Publishes versions of the terms and the privacy notice, and records who agrees to them. */
import { legalDocuments, productTextDays, type LegalDocument } from '#contract/help/legal.ts'
import type { AskedAgreement, LegalText } from '#contract/legal/legal.ts'
import { firstVersion } from '#domain/legal/agreement.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { Problem } from '#server/http/problem.ts'
import { reloadSite } from '#server/site/current-site.ts'
import { parseMarkdown } from './markdown.ts'
import {
  countAgreed,
  countUnanswered,
  findCurrent,
  findMarkdown,
  insertAgreements,
  insertVersion,
  listAsked,
  listVersions,
} from './queries.ts'

/** A version of a document; the current one if none is named. */
export async function findText(
  { db }: Pick<Context, 'db'>,
  document: LegalDocument,
  version: number | undefined,
): Promise<LegalText> {
  const published = (await listVersions(db, document)).map(({ publishedAt, ...rest }) => ({
    ...rest,
    publishedAt: publishedAt.toISOString(),
  }))
  const versions = [...published, { number: firstVersion, publishedAt: null, changes: null }]
  const [current] = versions
  const shown = versions.find(({ number }) => number === (version ?? current?.number))
  if (!shown) throw new Problem('not_found')
  const markdown = await findMarkdown(db, document, shown.number)
  return {
    number: shown.number,
    isCurrent: shown.number === current?.number,
    publishedAt: shown.publishedAt,
    blocks: markdown === null ? null : parseMarkdown(markdown),
    versions,
  }
}

/** The Markdown of the current version. */
export async function findSource({ db }: Context, document: LegalDocument) {
  const number = await findCurrent(db, document)
  return { number, markdown: (await findMarkdown(db, document, number)) ?? '' }
}

/** How many accounts agreed to each version, the product's own words by their days, and how many are asked and have not answered. */
export async function findRecord({ db }: Context, document: LegalDocument) {
  const published = await listVersions(db, document)
  const agreed = await countAgreed(db, document)
  const day = productTextDays[document]
  const own = agreed.filter((each) => each.number === firstVersion)
  // Once the operator has published a version, the product's words are in force no more.
  const isKnown = published.length > 0 || own.some(({ textSince }) => textSince === day)
  const dated = isKnown ? own : [{ number: firstVersion, textSince: day, agreed: 0 }, ...own]
  return {
    versions: [
      ...published.map(({ number, publishedAt }) => ({
        number,
        publishedAt: publishedAt.toISOString(),
        textSince: null,
        agreed: agreed.find((each) => each.number === number)?.agreed ?? 0,
      })),
      ...dated.map((each) => ({ ...each, publishedAt: null })),
    ],
    unanswered: await countUnanswered(db, document),
  }
}

interface NewVersion {
  markdown: string
  changes: string
  asksAgreement: boolean
  /** The number of the version it was made from. */
  after: number
}

/** Publishes the next version. It never changes. */
export async function publishVersion(
  ctx: Context,
  document: LegalDocument,
  { after, ...version }: NewVersion,
) {
  const number = after + 1
  const publishedAt = ctx.now()
  await transact(ctx.db, async (db) => {
    const isNext = (await findCurrent(db, document)) === after
    // Of two who publish at the same time, one finds the number taken.
    const isAdded =
      isNext &&
      (await insertVersion(db, { ...version, document, number, publishedAt, publishedBy: ctx.actor.id }))
    if (!isAdded) throw new Problem('site_changed')
    // An administrator who publishes a text agrees to it.
    await insertAgreements(db, [{ userId: ctx.actor.id, document, number, agreedAt: publishedAt }])
    await recordAudit(db, {
      actorId: ctx.actor.id,
      origin: ctx.origin,
      action: 'legal.publish',
      objectType: 'site',
      objectId: null,
      after: { document, number, asksAgreement: version.asksAgreement },
    })
  })
  await reloadSite(ctx.db)
  return { number, publishedAt: publishedAt.toISOString(), changes: version.changes }
}

/** Records agreement to current versions. Another one may have been published since they were read. */
export async function agree(
  ctx: Context,
  agreements: readonly { document: LegalDocument; number: number }[],
): Promise<AskedAgreement[]> {
  await transact(ctx.db, async (db) => {
    for (const { document, number } of agreements)
      if ((await findCurrent(db, document)) !== number) throw new Problem('terms_changed')
    const [userId, agreedAt] = [ctx.actor.id, ctx.now()]
    await insertAgreements(
      db,
      agreements.map(({ document, number }) => ({ userId, document, number, agreedAt })),
    )
  })
  return listAsked(ctx.db, ctx.actor.id)
}

/** People who sign up agree to the versions that the page showed, by the sentence beside the button. */
export async function recordFirstAgreement(
  db: Context['db'],
  {
    subjectId: userId,
    data,
  }: { subjectId: string; data: Record<LegalDocument, number> & { isDated: boolean } },
): Promise<void> {
  await insertAgreements(
    db,
    legalDocuments.map((document) => ({ userId, document, number: data[document] })),
    data,
  )
}
