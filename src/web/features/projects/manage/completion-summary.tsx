import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { ChangedNotice } from './changed-notice.tsx'
import type { Completion } from './use-completion.ts'

/** What will happen, in numbers; if they changed meanwhile, it asks for a second look. */
export function CompletionSummary({ completion, noticeId }: { completion: Completion; noticeId: string }) {
  const { complete: texts } = useTexts(manageCatalog)
  const { counts, hasChanged, acceptChange } = completion
  return (
    <div className="shrink-0">
      <ChangedNotice id={noticeId} hasChanged={hasChanged} onChecked={acceptChange} />
      {counts && (
        <dl className="border-line bg-sunken divide-line grid grid-cols-3 divide-x border-t tabular-nums">
          <Cell title={texts.signedOff({ count: counts.signedOff })}>
            {counts.leftOut > 0 && texts.leftOut({ count: counts.leftOut })}
          </Cell>
          <Cell title={texts.unconfirmed({ hours: counts.unconfirmedHours })}>
            {counts.unconfirmedHours > 0 && texts.confirmLater}
          </Cell>
          <Cell title={texts.declined({ count: counts.declined })}>
            {counts.declined > 0 && texts.emailed}
          </Cell>
        </dl>
      )}
    </div>
  )
}

function Cell({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-3 py-2 first:ps-5 sm:px-4 sm:py-3 sm:first:ps-7">
      <dt className="font-heading text-sm leading-tight font-bold sm:text-lg">{title}</dt>
      {/* A phone needs the room for the people, who say the same. */}
      <dd className="text-muted text-sm max-sm:sr-only">{children}</dd>
    </div>
  )
}
