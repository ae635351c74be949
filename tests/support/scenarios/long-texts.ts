/** Demo data with texts as long as they may be, to find what breaks a layout. */
import { sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'

const word = 'Gemeindebibliotheksverwaltungsgebäude'
const sentence =
  'We would like the whole work explained in one place, for people who have never done it before. '

/** A text of that many characters, of words or as one word. */
const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

export async function lengthenTexts(db: Db): Promise<void> {
  const long = fill(sentence, limits.longText).trim()
  await db.update(users).set({ firstName: fill(word, 40), lastName: fill(`${word} `, 60).trim() })
  await db.update(organizations).set({
    name: sql`left(${fill(`${word} `, limits.name)} || ' ' || ${organizations.name}, ${limits.name})`,
    description: long,
  })
  await db.update(projects).set({
    title: fill(`${word} and ${sentence}`, limits.title).trim(),
    description: long,
    deliverables: long,
    timeline: long,
    requirements: long,
    location: fill(`${word}, `, limits.shortText),
  })
  await db.update(applications).set({ coverLetter: fill(sentence, limits.coverLetter).trim() })
  await db.update(reviews).set({ reviewText: fill(sentence, limits.review).trim() })
}
