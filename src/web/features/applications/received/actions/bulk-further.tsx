import { useNavigate } from '@tanstack/react-router'
import { Clock, Columns3, Download, Ellipsis, MessageSquare, Star } from 'lucide-react'
import { comparable, findComparisonRefusal, type ComparisonRefusal } from '#domain/applications/triage.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { triageCatalog, type TriageTexts } from '#web/features/applications/texts/triage-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/overlays/dropdown-menu.tsx'
import type { BulkBarProps } from './bulk-bar.tsx'

export type FurtherActionsProps = Pick<
  BulkBarProps,
  'chosen' | 'isBusy' | 'onHours' | 'onMessage' | 'onExport'
> & {
  isTooMany: boolean
  /** Whether hours can be confirmed beside decisions about others. */
  canConfirmHours: boolean
  /** False if none of them is pending. */
  shortlist: { name: string; isListed: boolean; isOff: boolean; run: () => void } | false
}

/** Shortlist and Compare where there is room; message and export in a menu. */
export function FurtherActions(props: FurtherActionsProps) {
  const { chosen, isTooMany, shortlist } = props
  const { bulk: texts } = useTexts(receivedCatalog)
  const { compare } = useTexts(triageCatalog)
  const navigate = useNavigate()
  const refusal = findComparisonRefusal(chosen.map((row) => ({ projectId: row.project.id })))
  const why = refusal && describeRefusal(compare, refusal)
  const startComparison = () => void navigate(paths.compareApplications(chosen.map(({ id }) => id)))
  // The longer words of the opposite have no room beside it.
  const isListedInMenu = why === null && shortlist !== false && shortlist.isListed
  const others = [
    ...(props.canConfirmHours ? [{ icon: Clock, name: texts.hours, isOff: false, run: props.onHours }] : []),
    { icon: MessageSquare, name: texts.message, isOff: isTooMany, run: props.onMessage },
    ...(props.onExport
      ? [{ icon: Download, name: texts.csv, isOff: isTooMany || props.isBusy, run: props.onExport }]
      : []),
  ]
  return (
    <>
      {shortlist && !isListedInMenu && (
        <Button
          variant="ghost"
          size="bar"
          className="max-xl:hidden"
          disabled={shortlist.isOff}
          onClick={shortlist.run}
        >
          <Star aria-hidden />
          {shortlist.name}
        </Button>
      )}
      {why === null && (
        <Button
          variant="ghost"
          size="bar"
          className="max-sm:hidden lg:max-xl:hidden"
          onClick={startComparison}
        >
          <Columns3 aria-hidden />
          {compare.name}
        </Button>
      )}
      <DropdownMenu side="top" trigger={<IconButton icon={Ellipsis} size="sm" label={texts.more} />}>
        {shortlist && (
          <MenuItem
            icon={Star}
            className={isListedInMenu ? '' : 'xl:hidden'}
            disabled={shortlist.isOff}
            onSelect={shortlist.run}
          >
            {shortlist.name}
          </MenuItem>
        )}
        {others.map(({ icon, name, isOff, run }) => (
          <MenuItem key={name} icon={icon} disabled={isOff} onSelect={run}>
            {name}
          </MenuItem>
        ))}
        <MenuItem
          icon={Columns3}
          className={why === null ? 'sm:max-lg:hidden xl:hidden' : ''}
          disabled={why !== null}
          onSelect={startComparison}
        >
          {why === null ? compare.name : `${compare.name}: ${why}`}
        </MenuItem>
      </DropdownMenu>
    </>
  )
}

function describeRefusal({ refusals }: TriageTexts['compare'], refusal: ComparisonRefusal): string {
  const text = refusals[refusal]
  return typeof text === 'string' ? text : text(comparable)
}
