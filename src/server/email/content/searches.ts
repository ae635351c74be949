/** The content of emails about what saved searches found. */
import type { Language } from '#contract/i18n/languages.ts'
import { projectPath } from '#contract/notifications/paths.ts'
import { toSingleLine } from '#domain/text/text.ts'
import type { EmailContent } from '#server/email/email.ts'
import type { SentProject } from '#server/email/templates/search-queries.ts'
import { emailsCatalog } from '#server/email/texts/emails-texts.ts'
import { searchEmailsCatalog } from '#server/email/texts/search-emails-texts.ts'
import { shorten } from './content.ts'

/** How many projects an email lists. */
const maxListed = 50

interface Found {
  sent: readonly SentProject[]
  /** The page that ends a search. */
  endPath: (searchId: string) => string
}

export function writeFoundEmail(language: Language, { sent, endPath }: Found): EmailContent {
  const texts = searchEmailsCatalog.read(language)
  const listed = sent.slice(0, maxListed)
  const searches = [...new Map(listed.map(({ search }) => [search.id, search])).values()]
  const sections = searches.map(({ id, name }) => ({
    title: toSingleLine(name),
    entries: [
      ...listed
        .filter(({ search }) => search.id === id)
        .map(({ project, organizationName: organization }) => ({
          text: texts.project({
            project: toSingleLine(project.title),
            organization: toSingleLine(organization),
          }),
          path: projectPath(project.id),
        })),
      // With one search, the link at the end of the email ends it.
      ...(searches.length > 1
        ? [{ text: texts.end({ search: toSingleLine(name) }), path: endPath(id) }]
        : []),
    ],
  }))
  const more = sent.length - listed.length
  const values = { count: sent.length, project: shorten(toSingleLine(sent[0]?.project.title ?? '')) }
  return {
    subject: texts.subject(values),
    paragraphs: [texts.happened({ count: sent.length }), ...(more > 0 ? [texts.more({ more })] : [])],
    sections,
    action: texts.action({ count: sent.length }),
    why: emailsCatalog.read(language).why.search,
  }
}
