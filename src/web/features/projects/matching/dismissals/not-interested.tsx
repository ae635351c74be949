import { ChevronDown, EyeOff } from 'lucide-react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { listDismissalReasons, type DismissalReason } from '#domain/matching/dismissals.ts'
import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DropdownMenu, MenuItem, MenuLabel } from '#web/ui/overlays/dropdown-menu.tsx'
import { toDismissed } from './dismissed-project.ts'

type NotInterestedProps = { match: ProjectMatch; onDismiss: (reason: DismissalReason) => void }

/** Hides a match for one of the reasons that can be about it. */
export function NotInterested({ match, onDismiss }: NotInterestedProps) {
  const { dismiss: texts } = useTexts(matchesCatalog)
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="sm">
          <EyeOff aria-hidden />
          {texts.button}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuLabel>{texts.why}</MenuLabel>
      {listDismissalReasons(toDismissed(match)).map((reason) => (
        <MenuItem key={reason} onSelect={() => onDismiss(reason)}>
          {texts.reasons[reason]}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}
