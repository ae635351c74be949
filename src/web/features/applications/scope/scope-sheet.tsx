import { useEffect, useRef } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import type { ScopeVersion } from '#contract/applications/agreed-scopes.ts'
import { shortHash } from '#domain/applications/agreed-scope.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { formatVolunteerName } from '#web/features/applications/application-display.ts'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'
import { ScopeFields } from './scope-fields.tsx'

type ScopeSheetProps = {
  application: Application
  version: ScopeVersion
  isCurrent: boolean
  /** The version that the reader chose in the history; a change of it moves the focus here. */
  chosen: number | undefined
}

/** One version of the agreed scope as a document, on screen and on paper. */
export function ScopeSheet({ application, version, isCurrent, chosen }: ScopeSheetProps) {
  const texts = useTexts(scopeCatalog)
  const language = useLanguage()
  const { project, organization } = application
  const day = formatDate(language, version.agreedAt, project.timeZone)
  const isRecorded = version.source === 'recorded'
  const sheet = useRef<HTMLElement>(null)
  const before = useRef(chosen)
  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    sheet.current?.scrollIntoView({ block: 'start' })
    // The pressed link is gone: the version that it named is shown.
    sheet.current?.focus({ preventScroll: true })
  }, [chosen])
  return (
    <article
      ref={sheet}
      tabIndex={-1}
      aria-label={texts.document({ version: version.version })}
      className="border-line bg-surface grid scroll-mt-20 gap-6 rounded-lg border p-5 wrap-anywhere sm:p-7 print:border-0 print:p-0"
    >
      <header className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant={isCurrent ? 'success' : 'neutral'} size="md">
            {texts.version({ version: version.version })}
          </Badge>
          <span className="text-muted text-sm">
            {isRecorded ? texts.recordedOn({ day }) : texts.agreedOn({ day })}
          </span>
        </p>
        <h2 className="text-2xl" dir="auto">
          {version.scope.title}
        </h2>
        <p className="text-muted" dir="auto">
          {texts.between({
            volunteer: formatVolunteerName(application),
            organization: organization.organizationName,
          })}
        </p>
        {isRecorded && <p className="text-muted measure text-sm">{texts.recordedText({ day })}</p>}
      </header>
      <ScopeFields scope={version.scope} />
      <footer className="border-line text-muted grid gap-1 border-t pt-4 text-sm">
        <p>
          {texts.fingerprint}: <code className="text-ink font-mono">{shortHash(version.hash)}</code>
        </p>
        <p className="text-xs">
          {texts.fingerprintText}: <code className="font-mono break-all">{version.hash}</code>
        </p>
      </footer>
    </article>
  )
}
