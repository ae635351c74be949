/** Queries for links that are emailed to an address on the domain of an organization's website. */
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { authorityEmails } from '#server/db/tables/authority.ts'
import { organizationClaims, organizations } from '#server/db/tables/organizations.ts'

interface Requester {
  organizationId: string
  userId: string
}

interface Link {
  hash: Buffer
  now: Date
}

/** The queries about one table of links. A person has at most one link about an organization. */
function queryLinks(links: typeof organizationClaims | typeof authorityEmails) {
  const isLive = ({ hash, now }: Link) => and(eq(links.tokenHash, hash), gt(links.expiresAt, now))
  const isRequester = ({ organizationId, userId }: Requester) =>
    and(eq(links.organizationId, organizationId), eq(links.userId, userId))

  return {
    /** A person's unused, unexpired link; null if there is none. */
    async findPending(db: Db, requester: Requester, now: Date) {
      const [row] = await db
        .select({ email: links.email, expiresAt: links.expiresAt })
        .from(links)
        .where(and(isRequester(requester), gt(links.expiresAt, now)))
      return row ?? null
    },

    /** Stores a request, replacing the person's previous one, and returns its id. */
    async insert(
      db: Db,
      request: Requester & { email: string; sentAt: Date; expiresAt: Date },
    ): Promise<string> {
      const [stored] = await db
        .insert(links)
        .values(request)
        .onConflictDoUpdate({
          target: [links.organizationId, links.userId],
          set: { ...request, id: sql`gen_random_uuid()`, tokenHash: null },
        })
        .returning({ id: links.id })
      if (!stored) throw new Error('a link was not stored')
      return stored.id
    },

    /** What the email needs; null if the request was used, voided or has expired. */
    async findEmail(db: Db, id: string, now: Date) {
      const [row] = await db
        .select({
          email: links.email,
          organization: organizations.name,
          requester: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
        })
        .from(links)
        .innerJoin(organizations, eq(organizations.id, links.organizationId))
        .innerJoin(users, eq(users.id, links.userId))
        .where(and(eq(links.id, id), gt(links.expiresAt, now)))
      return row ?? null
    },

    /** Stores the token of an email; false if the request was voided. */
    async saveToken(db: Db, id: string, tokenHash: Buffer): Promise<boolean> {
      const saved = await db
        .update(links)
        .set({ tokenHash })
        .where(eq(links.id, id))
        .returning({ id: links.id })
      return saved.length === 1
    },

    /** What a valid link is about; null for anything else. Does not use up the link. */
    async findByToken(db: Db, link: Link) {
      const [row] = await db
        .select({
          organizationId: links.organizationId,
          organizationName: organizations.name,
          userId: links.userId,
          email: links.email,
        })
        .from(links)
        .innerJoin(organizations, eq(organizations.id, links.organizationId))
        .where(isLive(link))
      return row ?? null
    },

    /** Uses up a valid link. Of several concurrent uses, one returns true and the others false. */
    async consume(db: Db, link: Link): Promise<boolean> {
      const taken = await db.delete(links).where(isLive(link)).returning({ id: links.id })
      return taken.length === 1
    },

    /** Voids every link about an organization. */
    async removeAll(db: Db, organizationId: string): Promise<void> {
      await db.delete(links).where(eq(links.organizationId, organizationId))
    },

    async removeExpired(db: Db, now: Date): Promise<void> {
      await db.delete(links).where(lt(links.expiresAt, now))
    },
  }
}

export type WebsiteLinks = ReturnType<typeof queryLinks>

/** Links with which a person claims an imported organization. */
export const claimLinks = queryLinks(organizationClaims)
/** Links with which a member confirms that they may represent their organization. */
export const authorityLinks = queryLinks(authorityEmails)
