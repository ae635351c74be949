import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Project } from '#contract/projects/projects.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { lastStep, moveIcons } from './move-icons.ts'
import { movesOf } from './moves.ts'
import { manageCatalog, type ManageTexts } from '#web/features/projects/texts/manage-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useProjectMoves } from './use-project-moves.tsx'

/** Members' actions on a project, on its page. */
export function ManagePanel({ project }: { project: Project }) {
  const manageTexts = useTexts(manageCatalog)
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const { start, isDuplicating, dialog } = useProjectMoves(project, {
    onDeleted: () => void navigate(paths.organizationDashboard({ tab: 'projects' })),
    onClosed: (event) => {
      if (pressed.current?.isConnected) return
      // The pressed button is gone.
      event.preventDefault()
      heading.current?.focus()
    },
  })
  return (
    <Card as="section" aria-labelledby="manage-project" className="no-print grid gap-4">
      <div>
        <h2 ref={heading} id="manage-project" tabIndex={-1} className="text-lg">
          {manageTexts.heading}
        </h2>
        <p className="text-muted mt-1 text-sm">{describeState(manageTexts, project)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {movesOf(project).map((move) => {
          const Icon = moveIcons[move]
          if (move === 'edit' || move === 'publish') {
            const step = move === 'publish' ? { step: lastStep } : {}
            return (
              <Button key={move} asChild size="sm" variant={move === 'publish' ? 'primary' : 'secondary'}>
                <Link {...paths.editProject(project.id, step)}>
                  <Icon aria-hidden />
                  {manageTexts.moves[move]}
                </Link>
              </Button>
            )
          }
          return (
            <Button
              key={move}
              size="sm"
              variant="secondary"
              loading={move === 'duplicate' && isDuplicating}
              onClick={(event) => {
                pressed.current = event.currentTarget
                start(move)
              }}
            >
              <Icon aria-hidden />
              {manageTexts.moves[move]}
            </Button>
          )
        })}
      </div>
      {dialog}
    </Card>
  )
}

/** One sentence about who sees the project and whether it accepts applications. */
function describeState(manageTexts: ManageTexts, project: Project): string {
  const { visibility, publishesWhenVerified, applicationsClosedReason: reason } = project
  if (publishesWhenVerified) return manageTexts.edit.waitingText
  if (visibility === 'draft') return manageTexts.edit.draftText
  if (visibility === 'held') return manageTexts.heldText
  if (reason === 'queue_paused') return manageTexts.queuePausedText({ count: project.waitingCount })
  return reason ? manageTexts.closedText[reason] : manageTexts.openText
}
