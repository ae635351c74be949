import { CircleAlert, Download, KeyRound } from 'lucide-react'
import { use, useRef } from 'react'
import { documentKinds } from '#domain/images/files.ts'
import { describeAuthority, describeSize, documentKindsOf } from '#web/lib/format/authority-text.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { adminAuthorityCatalog } from '#web/features/administration/texts/admin-authority-texts.ts'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { authorityCatalog } from '#web/features/authority/texts/authority-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { useAuthorityCase, type AuthorityCase } from './authority-api.ts'
import { AuthorityDialog } from './authority-dialog.tsx'

/**
 * Who is authorized to represent an organization and how they proved it, the documents, and the decision about them.
 */
export function AuthorityCaseView({ id }: { id: string }) {
  const texts = useTexts(adminAuthorityCatalog)
  const { data, isError, isFetching, refetch } = useAuthorityCase(id)
  if (data) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <AuthorityStatus about={data} />
        <h3 className="mt-2 text-base">{texts.documents}</h3>
        <Documents documents={data.documents} />
      </div>
    )
  }
  if (isError) {
    return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  }
  return (
    <LoadingRegion className="grid gap-4">
      <Skeleton className="h-32 rounded-lg" />
      <Skeleton className="h-48 rounded-lg" />
    </LoadingRegion>
  )
}

function AuthorityStatus({ about }: { about: AuthorityCase }) {
  const adminVerificationTexts = useTexts(adminVerificationCatalog)
  const texts = useTexts(adminAuthorityCatalog)
  const { organization, authority, note, isOwnCase } = about
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = useWords(about)
  const Icon = authority ? KeyRound : CircleAlert
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-4">
      <div className="flex items-start gap-4">
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${
            authority ? 'bg-success-soft text-success' : 'bg-warn-soft text-warn'
          }`}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="grid min-w-0 gap-0.5">
          <h3 ref={heading} tabIndex={-1} className="text-base wrap-anywhere outline-none">
            {title}
          </h3>
          <p className="text-muted measure text-sm wrap-anywhere">{text}</p>
        </div>
      </div>
      {note && (
        <div className="measure text-sm">
          <p className="text-muted">{texts.note}</p>
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </div>
      )}
      {isOwnCase ? (
        <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm font-medium">
          {adminVerificationTexts.case.own}
        </p>
      ) : (
        <div>
          <AuthorityDialog
            key={authority ? 'withdraw' : 'approve'}
            organization={organization}
            decision={authority ? 'withdraw' : 'approve'}
            onDecided={() => heading.current?.focus()}
          />
        </div>
      )}
    </Card>
  )
}

/** The status: authorized, no longer authorized, or never. */
function useWords({ authority, dropped, domain, obstacle }: AuthorityCase) {
  const authorityTexts = useTexts(authorityCatalog)
  const language = useLanguage()
  const texts = useTexts(adminAuthorityCatalog)
  const words = authorityTexts
  const zone = use(TimeZoneContext)
  if (authority) {
    const { method, provedBy } = authority
    const day = formatDate(language, authority.provedAt, zone)
    const who = provedBy ? words.by({ name: provedBy, day }) : words.on({ day })
    const title = describeAuthority(authorityTexts, authority)
    return { title, text: `${who} ${method === 'letter' ? words.keepsDocument : words.keeps}` }
  }
  if (dropped) {
    const ended = words.dropped.text({
      way: describeAuthority(authorityTexts, dropped),
      day: formatDate(language, dropped.at, zone),
    })
    return { title: words.dropped.title, text: `${ended} ${words.dropped.reasons[dropped.reason]}` }
  }
  const ways = domain === null ? texts.obstacles[obstacle ?? 'no_website'] : texts.ways({ domain })
  return { title: texts.none, text: ways }
}

function Documents({ documents }: { documents: AuthorityCase['documents'] }) {
  const authorityTexts = useTexts(authorityCatalog)
  const language = useLanguage()
  const texts = useTexts(adminAuthorityCatalog)
  const { documents: words } = authorityTexts
  const site = use(SiteContext)
  const zone = use(TimeZoneContext)
  return (
    <RowList label={texts.documents}>
      {documentKinds.map((kind) => {
        const sent = documents.find((each) => each.kind === kind)
        const { title } = documentKindsOf(authorityTexts, site)[kind]
        if (!sent) return <Row key={kind} title={title} text={words.none} />
        const day = formatDate(language, sent.sentAt, zone)
        const file = `${sent.isPdf ? texts.types.pdf : texts.types.image}, ${describeSize(authorityTexts, sent.size)}`
        return (
          <Row
            key={kind}
            title={title}
            text={
              sent.sentBy
                ? words.sentBy({ name: sent.sentBy, day, size: file })
                : words.sent({ day, size: file })
            }
            aside={
              <Button asChild variant="ghost" size="sm" className="max-sm:-ms-3.5">
                <a href={sent.path} download aria-label={words.of({ action: words.open, document: title })}>
                  <Download aria-hidden />
                  {words.open}
                </a>
              </Button>
            }
          />
        )
      })}
    </RowList>
  )
}
