import { Link } from '@tanstack/react-router'
import { Sparkles } from 'lucide-react'
import { matchOrders } from '#domain/matching/order.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { defaultOrder, toMatchOptions, type ChangeMatchSearch, type MatchSearch } from './match-search.ts'

type SearchProps = { search: MatchSearch; onSearch: ChangeMatchSearch }

export type MatchToolbarProps = SearchProps & {
  /** Matches that the reader is eligible for. */
  count: number
  /** They match nothing of the profile. */
  isGeneral: boolean
  /** The scores use weights that are not saved. */
  isPreview: boolean
}

/** How many match, in which order, and whether those the reader can't take are among them. */
export function MatchToolbar({ count, search, onSearch, isGeneral, isPreview }: MatchToolbarProps) {
  const texts = useTexts(matchingCatalog)
  const { order } = toMatchOptions(search)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
        <p role="status" className="me-auto flex min-w-0 items-center gap-2.5 font-medium">
          <Sparkles aria-hidden className="text-primary size-5 shrink-0" />
          {isGeneral && count > 0 ? texts.general.count({ count }) : texts.banner({ count })}
        </p>
        <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
          <div role="group" aria-label={texts.order.label} className="flex gap-2">
            {matchOrders.map((each) => (
              <Chip
                key={each}
                look="view"
                pressed={order === each}
                onClick={() =>
                  onSearch((current) => ({ ...current, order: each === defaultOrder ? undefined : each }))
                }
              >
                {texts.order[each]}
              </Chip>
            ))}
          </div>
          <EligibleSwitch search={search} onSearch={onSearch} />
        </div>
      </div>
      {order === 'recommended' && <p className="text-muted -mt-2 text-sm">{texts.order.recommendedText}</p>}
      {isPreview && (
        <p className="bg-warn-soft border-line rounded-lg border px-4 py-3 text-sm">
          {texts.unsaved.text}{' '}
          <Link {...paths.matching({ tab: 'preferences' })} className="link">
            {texts.unsaved.link}
          </Link>
        </p>
      )}
    </>
  )
}

/** Includes projects that the reader can't take. */
export function EligibleSwitch({ search, onSearch }: SearchProps) {
  const texts = useTexts(matchingCatalog)
  return (
    <Checkbox
      label={texts.ineligible}
      checked={search.ineligible === true}
      onChange={(event) => {
        const { checked } = event.currentTarget
        onSearch((current) => ({ ...current, ineligible: checked || undefined }))
      }}
    />
  )
}
