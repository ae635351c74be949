import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/overlays/dropdown-menu.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { lastStep, moveIcons } from './move-icons.ts'
import { movesOf, type ManagedProject } from './moves.ts'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useProjectMoves } from './use-project-moves.tsx'

/** Members' actions on a project in a list. */
export function ManageMenu({ project, onDeleted }: { project: ManagedProject; onDeleted: () => void }) {
  const manageTexts = useTexts(manageCatalog)
  const trigger = useRef<HTMLButtonElement>(null)
  const { start, isDuplicating, dialog } = useProjectMoves(project, {
    onDeleted,
    onClosed: (event) => {
      // The menu item that opened the dialog is gone.
      event.preventDefault()
      trigger.current?.focus()
    },
  })
  return (
    <>
      <DropdownMenu
        trigger={
          <Button ref={trigger} size="sm" variant="secondary" loading={isDuplicating}>
            {manageTexts.menu} <VisuallyHidden>{project.title}</VisuallyHidden>
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {movesOf(project).map((move) => {
          const Icon = moveIcons[move]
          if (move === 'edit' || move === 'publish') {
            const step = move === 'publish' ? { step: lastStep } : {}
            return (
              <MenuItem key={move} asChild>
                <Link {...paths.editProject(project.id, step)}>
                  <Icon aria-hidden />
                  {manageTexts.moves[move]}
                </Link>
              </MenuItem>
            )
          }
          return (
            <MenuItem
              key={move}
              icon={Icon}
              destructive={move === 'delete' || move === 'cancel'}
              onSelect={() => start(move)}
            >
              {manageTexts.moves[move]}
            </MenuItem>
          )
        })}
      </DropdownMenu>
      {dialog}
    </>
  )
}
