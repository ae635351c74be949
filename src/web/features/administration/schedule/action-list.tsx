import { Link } from '@tanstack/react-router'
import { CircleCheck, Inbox } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import type { ScheduledAction } from '#contract/schedule/actions.ts'
import { scheduleRulesCatalog, type ScheduleRulesTexts } from '#contract/texts/schedule-rules-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { isScheduledRule, type ScheduleDays } from '#domain/schedule/schedule.ts'
import { ListSkeleton } from '#web/features/administration/cases/result-list.tsx'
import { adminScheduleCatalog } from '#web/features/administration/texts/admin-schedule-texts.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { useScheduledActions, type ScheduleAct } from './schedule-api.ts'

/** The name of a rule, or the rule itself if another release named it. */
export function labelRule({ names }: ScheduleRulesTexts, rule: string): string {
  return isScheduledRule(rule) ? names[rule] : rule
}

/** Actions in one state: what they are about, what went wrong, and what an administrator can do. */
export function ActionList({ search }: { search: SearchOf<'/admin/schedule'> }) {
  const texts = useTexts(adminScheduleCatalog)
  const state = search.state ?? 'failed'
  const list = useScheduledActions(search)
  const [asked, setAsked] = useState<{ id: number; act: ScheduleAct }>()
  const [isOpen, setOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError)
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    return <ListSkeleton />
  }
  const found = data.pages.flatMap((page) => page.items)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {texts.list}
      </h2>
      {found.length === 0 ? (
        <EmptyState
          icon={state === 'failed' ? CircleCheck : Inbox}
          title={texts.none[state]}
          text={texts.noneText[state]}
        />
      ) : (
        <LoadMoreList
          label={texts.list}
          className="grid grid-cols-1 gap-2"
          items={found.map((action) => ({
            key: String(action.id),
            content: (
              <Entry
                action={action}
                onAsk={(act) => {
                  setAsked({ id: action.id, act })
                  setOpen(true)
                }}
              />
            ),
          }))}
          {...toLoadMoreProps(list, texts.moreFailed)}
          moreLabel={texts.more}
        />
      )}
      {asked && (
        <ActionDialog
          key={`${asked.id} ${asked.act}`}
          {...asked}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          // The entry with the button is gone.
          onDecided={() => heading.current?.focus()}
        />
      )}
    </>
  )
}

const canChange = ({ state }: ScheduledAction) => state === 'failed' || state === 'due' || state === 'planned'

/** Which of several steps of its rule an action is; nothing for a rule with one. */
function listSteps(days: ScheduleDays, { rule, step }: ScheduledAction): { step: number; total: number }[] {
  // A setting can have become shorter since.
  const total = Math.max(step, isScheduledRule(rule) ? days[rule].length : 1)
  return total > 1 ? [{ step, total }] : []
}

function Entry({ action, onAsk }: { action: ScheduledAction; onAsk: (act: ScheduleAct) => void }) {
  const texts = useTexts(adminScheduleCatalog)
  const rules = useTexts(scheduleRulesCatalog)
  const language = useLanguage()
  const title = labelRule(rules, action.rule)
  const isFailed = action.state === 'failed'
  const steps = listSteps(use(SiteContext).scheduleDays, action).map((step) => texts.step(step))
  const facts = [...steps, ...(action.attempts > 0 ? [texts.attempts({ count: action.attempts })] : [])]
  const about = {
    title: formatList(language, [
      title,
      ...(action.project ? [action.project.title] : []),
      ...(action.person ? [formatFullName(action.person)] : []),
      ...steps,
    ]),
  }
  return (
    <article className="border-line bg-surface grid grid-cols-1 gap-2 rounded-lg border p-4 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base font-semibold">{title}</h3>
          <Subject action={action} />
          {facts.length > 0 && <p className="text-muted text-sm">{formatList(language, facts)}</p>}
        </div>
        <span className="flex flex-wrap items-center gap-3 text-sm">
          <span className="text-muted">
            {texts.at[action.state]} <TimeStamp iso={action.at} />
          </span>
          {canChange(action) && (
            <>
              <Button
                variant="secondary"
                size="sm"
                aria-label={isFailed ? texts.retryOf(about) : texts.runOf(about)}
                onClick={() => onAsk('run')}
              >
                {isFailed ? texts.retry : texts.run}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={texts.skipOf(about)}
                onClick={() => onAsk('skip')}
              >
                {texts.skip}
              </Button>
            </>
          )}
        </span>
      </div>
      {action.lastError && (
        <p className="bg-sunken rounded-md px-3 py-2 text-sm">
          <span className="text-muted">{texts.error}: </span>
          <code className="text-xs">{action.lastError}</code>
        </p>
      )}
    </article>
  )
}

/** Whom and which project it is about, with links to them. */
function Subject({ action: { person, project } }: { action: ScheduledAction }) {
  const texts = useTexts(adminScheduleCatalog)
  if (!person && !project) return <p className="text-muted text-sm">{texts.gone}</p>
  return (
    <p className="flex flex-wrap gap-x-3 text-sm">
      {project && (
        <Link to="/project/$id" params={{ id: project.id }} className="link inline-block min-h-6" dir="auto">
          {project.title}
        </Link>
      )}
      {person && (
        <Link
          to="/admin/people/$id"
          params={{ id: person.id }}
          className="link inline-block min-h-6"
          dir="auto"
        >
          {formatFullName(person)}
        </Link>
      )}
    </p>
  )
}
