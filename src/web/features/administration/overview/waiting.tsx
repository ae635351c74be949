import { Link } from '@tanstack/react-router'
import { Clock, CircleCheck } from 'lucide-react'
import { formatList } from '#contract/i18n/lists.ts'
import { reportedKinds } from '#domain/moderation/reports.ts'
import type { WaitingItem } from '#contract/administration/home.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { jobNamesCatalog } from '#contract/texts/job-names-texts.ts'
import { labelJobKind } from '#web/features/administration/jobs/job-list.tsx'
import { useNow } from '#web/lib/format/clock.ts'
import { formatElapsed } from '#web/lib/format/format-time.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { adminSections, getWaitingKey } from './sections.ts'

/** What waits, most urgent first, each with the way to its queue. */
export function WaitingPanel({ items }: { items: readonly WaitingItem[] }) {
  const texts = useTexts(adminHomeCatalog).waiting
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return (
    <section aria-labelledby="waiting">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 id="waiting" className="text-xl">
          {texts.title}
        </h2>
        {count > 0 && <p className="text-muted text-sm tabular-nums">{texts.items({ count })}</p>}
      </div>
      {items.length === 0 ? (
        <EmptyState as="h3" icon={CircleCheck} title={texts.nothing} text={texts.nothingText} />
      ) : (
        <ul className="border-line bg-surface divide-line divide-y rounded-lg border">
          {items.map((item, index) => (
            <WaitingRow key={item.kind} item={item} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** One kind of case; 56 px high, on phones with the button below its text. */
function WaitingRow({ item, isFirst }: { item: WaitingItem; isFirst: boolean }) {
  const texts = useTexts(adminHomeCatalog).waiting
  const language = useLanguage()
  const now = useNow()
  const section = adminSections.find((each) => getWaitingKey(each) === item.kind)
  const text = useExplanation(item)
  if (!section) return null
  const { icon: Icon, path } = section
  const name = texts.names[item.kind]({ count: item.count })
  const action = texts.actions[item.kind]
  return (
    <li className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span className="bg-primary-soft text-primary-ink grid size-9 place-items-center rounded-md max-sm:self-start">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="flex min-w-0 items-center gap-3">
        <span className="font-heading min-w-8 text-end text-2xl leading-none font-bold tabular-nums">
          {formatNumber(language, item.count)}
        </span>
        <div className="min-w-0">
          <p className="leading-5 font-semibold">{name}</p>
          {text && (
            <p className="text-muted line-clamp-2 text-sm leading-5 wrap-anywhere sm:line-clamp-1" dir="auto">
              {text}
            </p>
          )}
        </div>
      </div>
      <div className="col-start-2 flex items-center justify-between gap-4 sm:contents">
        <span
          className={joinClasses(
            'flex items-center gap-1.5 text-sm whitespace-nowrap tabular-nums sm:min-w-32',
            item.isLate ? 'text-warn font-semibold' : 'text-muted',
          )}
        >
          {item.isLate && (
            <>
              <Clock aria-hidden className="size-4" />
              <span className="sr-only">{texts.late}</span>
            </>
          )}
          {item.oldestAt &&
            (now - Date.parse(item.oldestAt) < 60_000
              ? texts.ageNow
              : texts.age({ age: formatElapsed(language, item.oldestAt, now) }))}
        </span>
        <Button asChild size="sm" variant={isFirst ? 'primary' : 'secondary'} className="min-w-24">
          <Link to={path} aria-label={texts.actionOn({ action, name })}>
            {action}
          </Link>
        </Button>
      </div>
    </li>
  )
}

/** The oldest of its kind, and why it waits. */
function useExplanation(item: WaitingItem): string | null {
  const texts = useTexts(adminHomeCatalog).waiting
  const { verificationReasons } = useTexts(staffListsCatalog)
  const jobs = useTexts(jobNamesCatalog)
  const language = useLanguage()
  const explain = (name: string | null, reason: string | null) => {
    if (name === null) return null
    return reason === null ? texts.first({ name }) : texts.firstBecause({ name, reason })
  }
  switch (item.kind) {
    case 'reports': {
      const parts = reportedKinds.flatMap((kind) => {
        const count = item.parts[kind] ?? 0
        return count > 0 ? [texts.parts[kind]({ count })] : []
      })
      return formatList(language, parts)
    }
    case 'verifications':
      if (item.reason === 'not_found') return explain(item.name, texts.noRecord)
      return explain(item.name, item.reason && verificationReasons[item.reason])
    case 'claims':
    case 'helpRequests':
      return explain(item.name, null)
    case 'failedJobs':
      return explain(item.name && labelJobKind(jobs, item.name), null)
    case 'skills':
      return texts.skills({ count: item.count })
  }
}
