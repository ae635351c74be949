import { formatTotal } from '#web/lib/format-number.ts'
import { Inbox, Star, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { isPending, type ApplicationSide } from '#domain/applications/applications.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import type { useApplicationList } from './api.ts'
import { applicationFilters, type ApplicationFilter } from './application-filters.ts'
import { ApplicationList } from './application-list.tsx'
import { formatVolunteerName } from './application-display.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useShownApplications } from './triage-api.ts'
import { triageCatalog } from './texts/triage-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { TriagePanel } from './triage-panel.tsx'

export type ReceivedListProps = {
  /** All of them. */
  list: ReturnType<typeof useApplicationList>
  highlighted?: string | undefined
  isOrganization: boolean
  show: ApplicationFilter | undefined
  onShow: (show: ApplicationFilter | undefined) => void
  more?: (application: Application, side: ApplicationSide) => ReactNode
}

/** Received applications with triage: filter, select, compare, decline (spec F2.14). */
export function ReceivedList({ list, highlighted, isOrganization, show, onShow, more }: ReceivedListProps) {
  const language = useLanguage()
  const texts = useTexts(triageCatalog)
  const narrowed = useShownApplications(show)
  const shown = show ? narrowed : list
  const [ids, setIds] = useState<readonly string[]>([])
  const [moved, setMoved] = useState<readonly Application[]>([])
  const region = useRef<HTMLDivElement>(null)
  const entries = shown.data?.pages.flatMap((page) => page.items) ?? []
  const total = shown.data?.pages.at(-1)?.total
  const chosen = entries.filter((application) => ids.includes(application.id) && isPending(application))
  const isEmpty = list.data?.pages[0]?.items.length === 0
  const choose = (id: string, isChosen: boolean) =>
    setIds(isChosen ? [...ids, id] : ids.filter((each) => each !== id))
  const panel = (application: Application, side: ApplicationSide) => (
    <>
      {more?.(application, side)}
      <TriagePanel
        application={application}
        isChosen={ids.includes(application.id)}
        onChoose={(isChosen) => choose(application.id, isChosen)}
      />
    </>
  )
  return (
    <div ref={region} tabIndex={-1} className="outline-none">
      {!isEmpty && (
        <div role="group" aria-label={texts.show.label} className="mb-4 flex flex-wrap items-center gap-2">
          <Chip pressed={show === undefined} onClick={() => onShow(undefined)}>
            {texts.show.all}
          </Chip>
          {applicationFilters.map((each) => (
            <Chip key={each} pressed={show === each} onClick={() => onShow(each)}>
              {texts.show[each]}
            </Chip>
          ))}
          <p role="status" className="text-muted ms-auto text-sm tabular-nums">
            {show && total !== undefined && total !== null && texts.found(formatTotal(language, total))}
          </p>
        </div>
      )}
      {moved.length > 0 && <MovedNotice moved={moved} onClose={() => setMoved([])} />}
      <ApplicationList
        side="received"
        list={shown}
        highlighted={highlighted}
        isOrganization={isOrganization}
        more={panel}
        {...(show && {
          empty: (
            <EmptyState
              icon={show === 'shortlisted' ? Star : Inbox}
              title={texts.empty[show].title}
              text={texts.empty[show].text}
            />
          ),
        })}
      />
      {chosen.length > 0 && (
        <SelectionBar
          chosen={chosen}
          onClear={() => {
            setIds([])
            region.current?.focus()
          }}
          onDeclined={(others) => {
            setIds([])
            setMoved(others)
            region.current?.focus()
          }}
        />
      )}
    </div>
  )
}

/** Applications that were not declined because someone else was first. */
function MovedNotice({ moved, onClose }: { moved: readonly Application[]; onClose: () => void }) {
  const texts = useTexts(triageCatalog)
  return (
    <div
      role="status"
      className="border-line bg-warn-soft mb-4 flex items-start gap-3 rounded-lg border py-2 ps-4 pe-2 text-sm"
    >
      <div className="min-w-0 flex-1 py-2 wrap-anywhere">
        <p className="font-semibold">{texts.moved.title({ number: moved.length })}</p>
        <ul className="mt-1">
          {moved.map((application) => (
            <li key={application.id}>
              {texts.moved[application.status]({ name: formatVolunteerName(application) })}
            </li>
          ))}
        </ul>
      </div>
      <TooltipIconButton size="sm" icon={X} label={texts.moved.close} onClick={onClose} />
    </div>
  )
}
