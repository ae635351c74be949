import { Link } from '@tanstack/react-router'
import { CircleAlert, KeyRound, type LucideIcon } from 'lucide-react'
import { use, type ReactNode } from 'react'
import type { AuthorityState } from '#contract/authority/authority.ts'
import { describeAuthority } from '#web/lib/format/authority-text.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure, DisclosureGroup } from '#web/ui/actions/disclosure.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { useAuthority } from './api.ts'
import { FileProof } from './file-proof.tsx'
import { MailProof } from './mail-proof.tsx'
import { authorityCatalog } from './texts/authority-texts.ts'

/** How the reader's organization proved who is authorized to represent it, or how it can. */
export function AuthorityCard({ organizationId }: { organizationId: string }) {
  const texts = useTexts(authorityCatalog)
  const { hasRegisters } = use(SiteContext)
  const { data, isError, isFetching, refetch } = useAuthority(organizationId)
  return (
    <SettingCard id="authority" title={texts.heading} text={hasRegisters ? texts.text : texts.textElsewhere}>
      {data ? (
        <AuthorityStatus state={data} />
      ) : isError ? (
        <ErrorState as="h3" title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </LoadingRegion>
      )}
    </SettingCard>
  )
}

function AuthorityStatus({ state }: { state: AuthorityState }) {
  const authorityTexts = useTexts(authorityCatalog)
  const language = useLanguage()
  const texts = authorityTexts
  const zone = use(TimeZoneContext)
  const { authority, dropped } = state
  if (authority) {
    const day = formatDate(language, authority.provedAt, zone)
    return (
      <Notice
        icon={KeyRound}
        iconClasses="bg-success-soft text-success"
        title={describeAuthority(authorityTexts, authority)}
      >
        {authority.provedBy ? texts.by({ name: authority.provedBy, day }) : texts.on({ day })}{' '}
        {authority.method === 'letter' ? texts.keepsDocument : texts.keeps}
      </Notice>
    )
  }
  return (
    <>
      {dropped && (
        <Notice icon={CircleAlert} iconClasses="bg-warn-soft text-warn" title={texts.dropped.title}>
          {texts.dropped.text({
            way: describeAuthority(authorityTexts, dropped),
            day: formatDate(language, dropped.at, zone),
          })}{' '}
          {texts.dropped.reasons[dropped.reason]} {texts.dropped.again}
        </Notice>
      )}
      <Ways state={state} />
    </>
  )
}

function Notice({
  icon: Icon,
  iconClasses,
  title,
  children,
}: {
  icon: LucideIcon
  iconClasses: string
  title: string
  children: ReactNode
}) {
  return (
    <div className="bg-sunken flex items-start gap-4 rounded-lg p-4">
      <span className={`grid size-10 shrink-0 place-items-center rounded-full ${iconClasses}`}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <h3 className="text-base wrap-anywhere">{title}</h3>
        <p className="text-muted measure text-sm wrap-anywhere">{children}</p>
      </div>
    </div>
  )
}

/** Email and file need a website of the organization's own; a document always works. */
function Ways({ state }: { state: AuthorityState }) {
  const texts = useTexts(authorityCatalog)
  const { domain, obstacle } = state
  if (domain === null) {
    const { title, text, action } = texts.obstacles[obstacle ?? 'no_website']
    return (
      <>
        <Notice icon={CircleAlert} iconClasses="bg-warn-soft text-warn" title={title}>
          {text}
        </Notice>
        <p className="text-muted measure text-sm">{texts.document.text}</p>
        <div>
          <Button asChild variant="secondary">
            <Link {...paths.organizationSetup()}>{action}</Link>
          </Button>
        </div>
      </>
    )
  }
  return (
    <DisclosureGroup>
      <Disclosure title={texts.mail.title} open={state.file === null}>
        <MailProof state={state} domain={domain} />
      </Disclosure>
      <Disclosure title={texts.file.title} open={state.file !== null}>
        <FileProof state={state} />
      </Disclosure>
      <Disclosure title={texts.document.title}>
        <p className="text-muted measure text-sm">{texts.document.text}</p>
      </Disclosure>
    </DisclosureGroup>
  )
}
