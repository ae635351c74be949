import { Link } from '@tanstack/react-router'
import type { AgreedScopes } from '#contract/applications/agreed-scopes.ts'
import { describeBriefly } from '#contract/i18n/scope-changes.ts'
import { shortHash } from '#domain/applications/agreed-scope.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'

type ScopeHistoryProps = {
  scopes: AgreedScopes
  /** The volunteer's name, who alone answers requests. */
  volunteer: string
  timeZone: string
  /** The version that the page shows. */
  shown: number
}

/** All versions and the answered requests; nothing while there is only one version. */
export function ScopeHistory({ scopes, volunteer, timeZone, shown }: ScopeHistoryProps) {
  const texts = useTexts(scopeCatalog)
  const language = useLanguage()
  const answered = scopes.changes.filter(({ status }) => status !== 'open' && status !== 'accepted')
  if (scopes.versions.length + answered.length < 2) return null
  const dayOf = (iso: string) => formatDate(language, iso, timeZone)
  const entries = [
    ...scopes.versions.map(({ version, agreedAt, source, hash }) => ({
      key: `${version}`,
      at: agreedAt,
      title: texts.version({ version }),
      lines: [
        (source === 'recorded' ? texts.recordedOn : texts.agreedOn)({ day: dayOf(agreedAt) }),
        `${texts.fingerprint}: ${shortHash(hash)}`,
      ],
      version,
    })),
    ...answered.map(({ id, status, requestedAt, decidedAt, changes, reason }) => ({
      key: id,
      at: decidedAt ?? requestedAt,
      title: texts.changeStatus[status],
      lines: [
        texts.requestedOn({ day: dayOf(requestedAt) }),
        ...describeBriefly(language, changes),
        ...(status === 'declined' && decidedAt
          ? [texts.declinedBy({ volunteer, day: dayOf(decidedAt) })]
          : []),
        ...(reason ? [texts.reasonGiven({ reason })] : []),
      ],
      version: null,
    })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <section aria-labelledby="scope-history" className="no-print">
      <h2 id="scope-history" className="mb-3 text-xl">
        {texts.history}
      </h2>
      <ul className="border-line bg-surface divide-line divide-y rounded-lg border">
        {entries.map(({ key, title, lines, version }) => (
          <li
            key={key}
            className="flex min-h-14 items-center justify-between gap-4 px-4 py-2.5 wrap-anywhere"
          >
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              {lines.map((line) => (
                <p key={line} className="text-muted text-sm" dir="auto">
                  {line}
                </p>
              ))}
            </div>
            {version === null ? null : version === shown ? (
              <span className="text-muted shrink-0 text-sm">{texts.shown}</span>
            ) : (
              <Link
                {...paths.agreedScope(scopes.applicationId, { version })}
                // The page moves to the version that it shows then.
                resetScroll={false}
                className="link target-44 inline-flex min-h-6 shrink-0 items-center text-sm"
                aria-label={texts.showVersion({ version })}
              >
                {texts.show}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
