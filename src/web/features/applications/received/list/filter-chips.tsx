import { Timer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { applicantFilters, type ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'

export type FilterChipsProps = {
  /** The numbers; undefined until they are loaded. */
  counts: Readonly<Record<ApplicantFilter, number>> | undefined
  show: ApplicantFilter
  onShow: (show: ApplicantFilter) => void
}

/** Which applicants the list shows, with how many there are of each; in one row that scrolls on a phone or a low screen. */
export function FilterChips({ counts, show, onShow }: FilterChipsProps) {
  const texts = useTexts(receivedCatalog)
  const language = useLanguage()
  const row = useRef<HTMLDivElement>(null)
  // On a phone, the one that is on may be out of sight.
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [show])
  return (
    <div
      ref={row}
      role="group"
      aria-label={texts.show.label}
      className="sm:tall:flex-wrap sm:tall:overflow-visible -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 lg:flex-wrap lg:overflow-visible"
    >
      {applicantFilters.map((filter) => (
        <Chip
          key={filter}
          look="view"
          pressed={filter === show}
          isQuiet={counts?.[filter] === 0}
          count={counts && formatNumber(language, counts[filter])}
          onClick={() => onShow(filter)}
          className="shrink-0"
          {...(filter === 'hours' && { icon: Timer })}
        >
          {texts.show[filter]}
        </Chip>
      ))}
    </div>
  )
}
