import { Link } from '@tanstack/react-router'
import type { LegalDocument } from '#contract/help/legal.ts'
import { getLegalRecord } from '#contract/legal/legal.ts'
import { adminLegalCatalog } from '#web/features/administration/texts/admin-legal-texts.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { formatDate, formatDay } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'

/** How many versions are listed. */
const maxVersions = 10

/**
 * The newest versions with their days and how many people agreed; the latest comes first. Published ones never change; the
 * words of the product's own do, so each of their days counts for itself.
 */
export function LegalVersions({ document, number }: { document: LegalDocument; number: number }) {
  const { history: texts } = useTexts(adminLegalCatalog)
  const language = useLanguage()
  const { data, isError } = useEndpointQuery(getLegalRecord, { params: { document } })
  const versions = Array.from({ length: Math.min(number, maxVersions) }, (_, index) => number - index)
  const id = `legal-${document}-versions`
  const describe = (version: number) => {
    const found = data?.versions.filter((each) => each.number === version) ?? []
    const unanswered = version === number ? (data?.unanswered ?? 0) : 0
    return found.map(({ publishedAt, textSince, agreed }, index) => {
      const day = publishedAt
        ? formatDate(language, publishedAt, 'UTC')
        : textSince && formatDay(language, textSince)
      const rest = index === 0 && unanswered > 0 ? [texts.unanswered({ count: unanswered })] : []
      return [
        day === null ? texts.undated : texts.since({ day }),
        texts.agreed({ count: agreed }),
        ...rest,
      ].join(' · ')
    })
  }
  return (
    // No landmark: the terms and the privacy notice have a list with this title each.
    <div className="grid gap-2">
      <h3 id={id} className="text-sm font-semibold">
        {texts.title}
      </h3>
      <ul aria-labelledby={id} className="grid gap-1 text-sm">
        {versions.map((version) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3">
            <Link
              {...paths.legal(document)}
              search={{ version }}
              target="_blank"
              className="link inline-flex min-h-11 items-center"
            >
              {version === number ? texts.current({ number: version }) : texts.version({ number: version })}
            </Link>
            <span className="text-muted grid">
              {describe(version).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {number > 1 && <p className="text-muted text-sm">{texts.publishers}</p>}
      {isError && !data && <p className="text-muted text-sm">{texts.uncounted}</p>}
    </div>
  )
}
