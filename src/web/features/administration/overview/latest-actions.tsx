import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LatestAction } from '#contract/administration/home.ts'
import { auditNamesCatalog } from '#contract/texts/audit-names-texts.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

/** What administrators decided last. */
export function LatestActions({ actions }: { actions: readonly LatestAction[] }) {
  const texts = useTexts(adminHomeCatalog).latest
  if (actions.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <ul className="border-line bg-surface divide-line divide-y rounded-lg border text-sm">
      {actions.map((action) => (
        <Action key={action.position} action={action} />
      ))}
    </ul>
  )
}

function Action({ action }: { action: LatestAction }) {
  const texts = useTexts(adminHomeCatalog).latest
  const { actions } = useTexts(auditNamesCatalog)
  const { actorName, objectName, objectId, objectType, reason } = action
  const title = actions[action.action]
  const subject = objectName ? texts.subject({ title, object: objectName }) : title
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-4 py-2.5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]">
      <TimeStamp iso={action.at} className="text-muted max-sm:col-start-1" />
      <p className="min-w-0 wrap-anywhere max-sm:col-start-1">
        {texts.entry<ReactNode>({
          title,
          named: objectName ? 'yes' : 'no',
          object: objectName ?? '',
          strong: (chunks) => (
            <strong key="object" dir="auto">
              {chunks}
            </strong>
          ),
          note: (chunks) => (
            <span key="note" className="text-muted">
              {chunks}
            </span>
          ),
          system: actorName === null ? 'yes' : 'no',
          actor: actorName ?? '',
          reasoned: reason ? 'yes' : 'no',
          reason: reason ?? '',
          quote: (chunks) => <bdi key="reason">{chunks}</bdi>,
        })}
      </p>
      <Link
        {...paths.adminAudit({ action: action.action, objectType, ...(objectId && { objectId }) })}
        aria-label={texts.viewOf({ title: subject })}
        className="link max-sm:col-start-2 max-sm:row-start-1"
      >
        {texts.view}
      </Link>
    </li>
  )
}
