import { memo, type MouseEvent, type ReactNode } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import type { ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import {
  belongsTo,
  describeMatchingSkills,
  nameOf,
  rowIdOf,
} from '#web/features/applications/received/applicant-display.ts'
import { columnsOf } from './list-columns.ts'
import { FitMeter } from './fit-meter.tsx'
import { RowStatus } from './row-status.tsx'
import { RowText } from './row-text.tsx'
import { SelectBox } from '#web/ui/forms/select-box.tsx'

/** The hours of a row that can be confirmed, from another feature; nothing if there are none. */
export type RenderRowHours = (
  row: Applicant,
  options: { tabIndex: number; onDecided: () => void },
) => ReactNode

export type RowActions = {
  /** Called after hours were decided in a row. Its button is gone then. */
  onHoursDecided: (id: string) => void
  onOpen: (id: string) => void
  /** `isRange` selects everything from the one selected last. */
  onSelect: (id: string, isRange: boolean) => void
}

export type ApplicantRowProps = RowActions & {
  row: Applicant
  hours: RenderRowHours
  /** The URL with this one open. A plain link: the router's own would render every row again after each step. */
  href: string
  show: ApplicantFilter
  isOpen: boolean
  isSelected: boolean
  /** Tab reaches only one row of the list; the keys move from there. */
  isTabStop: boolean
  /** It was decided while the list is open. */
  isChanged: boolean
  /** Whether the project starts the second line. */
  hasProject: boolean
  /** Whether the organization starts the second line, before the project. */
  hasOrganization: boolean
  /** On a phone, boxes show only while selecting. */
  isSelecting: boolean
  /** List and detail are side by side. */
  isWide: boolean
}

/** One applicant: 60 px high, or 84 px on a phone. */
export const ApplicantRow = memo(function ApplicantRow(props: ApplicantRowProps) {
  const { row, href, show, isOpen, isSelected, isTabStop, isChanged } = props
  const { isSelecting, onOpen, onSelect } = props
  const texts = useTexts(receivedCatalog)
  const name = nameOf(row)
  const columns = columnsOf(show)
  const isFaded = !belongsTo(row, show) || (isChanged && row.status !== 'pending')
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.button !== 0) return
    event.preventDefault()
    if (event.shiftKey) onSelect(row.id, true)
    else if (isSelecting) onSelect(row.id, false)
    else onOpen(row.id)
  }
  return (
    <li
      className={joinClasses(
        'border-line relative grid h-21 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-b px-4 [content-visibility:auto] lg:h-15 lg:px-3.5',
        columns.row,
        isSelecting && 'max-lg:grid-cols-[1.25rem_auto_minmax(0,1fr)_auto]',
        isSelected ? 'bg-primary-soft' : 'hover:bg-sunken',
        isOpen &&
          'lg:bg-primary-soft/60 lg:before:border-primary lg:before:absolute lg:before:inset-y-0 lg:before:start-0 lg:before:border-s-4',
        isSelected && isOpen && 'lg:bg-primary-soft',
      )}
    >
      <SelectBox
        label={texts.row.select({ name })}
        checked={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        className={isSelecting ? '' : 'max-lg:hidden'}
        onToggle={(isRange) => onSelect(row.id, isRange)}
      />
      <Avatar
        name={name}
        imageUrl={row.volunteer.profileImageUrl}
        size="sm"
        className={isFaded ? 'grayscale' : ''}
      />
      <div className="min-w-0 leading-5">
        <div className="gap-2 lg:flex lg:items-baseline">
          <a
            href={href}
            id={rowIdOf(row.id)}
            tabIndex={isTabStop ? 0 : -1}
            aria-current={isOpen || undefined}
            onClick={open}
            dir="auto"
            className={joinClasses(
              'focus-visible:after:outline-focus block w-fit max-w-full min-w-0 truncate text-[0.9375rem] font-semibold no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 lg:max-w-[70%] lg:shrink-0',
              isFaded ? 'text-muted' : 'text-ink',
            )}
          >
            {name}
          </a>
          <Skills row={row} show={show} isFaded={isFaded} />
        </div>
        <RowText {...props} />
      </div>
      <div className="flex flex-col items-end gap-0.5 lg:contents">
        {columns.hasFit &&
          (row.status === 'pending' ? <FitMeter score={row.matchScore} isFaded={isFaded} /> : <span />)}
        <RowEnd {...props} />
      </div>
    </li>
  )
})

/** The matching skills, except where hours are decided. */
function Skills({ row, show, isFaded }: Pick<ApplicantRowProps, 'row' | 'show'> & { isFaded: boolean }) {
  const labels = useTexts(skillsAndCausesCatalog)
  if (show === 'hours' || row.skills.length === 0) return null
  return (
    <span
      className={joinClasses(
        'block truncate text-xs font-medium max-lg:leading-4',
        isFaded ? 'text-muted' : 'text-primary-ink',
      )}
    >
      {describeMatchingSkills(labels, row.skills)}
    </span>
  )
}

/** The hours to confirm, in the list that is about those; otherwise the status. */
function RowEnd({ row, show, isSelecting, isTabStop, hours, onHoursDecided }: ApplicantRowProps) {
  const { row: texts } = useTexts(receivedCatalog)
  if (show === 'hours' && row.waitingHours === 0)
    return <span className="text-muted text-end text-xs">{texts.noHours}</span>
  if (show !== 'hours' || !row.work || isSelecting) return <RowStatus row={row} show={show} />
  return (
    // Above the link, which covers the row.
    <span className="relative grid min-w-0 items-center justify-items-end gap-x-2 gap-y-0.5 text-end text-xs leading-3.5 lg:grid-cols-[minmax(0,1fr)_auto]">
      {hours(row, { tabIndex: isTabStop ? 0 : -1, onDecided: () => onHoursDecided(row.id) })}
    </span>
  )
}
