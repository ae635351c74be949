/** What both kinds of rows have. */
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { anchorOf } from '#web/lib/focus/scroll-to-entry.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { mineCatalog } from '#web/features/applications/texts/mine-texts.ts'

type RowFrameProps = { application: Application; isHighlighted: boolean; children: ReactNode }

/** The row as the thing that a link leads to. */
export function RowFrame({ application, isHighlighted, children }: RowFrameProps) {
  const { card } = useTexts(applicationsCatalog)
  return (
    <article
      id={anchorOf(application.id)}
      tabIndex={-1}
      aria-label={card.to({ project: application.project.title })}
      className={joinClasses(
        'scroll-mt-24 rounded-lg wrap-anywhere',
        isHighlighted && 'outline-primary outline-2 -outline-offset-2',
      )}
    >
      {children}
    </article>
  )
}

export function ProjectLink({ project }: Pick<Application, 'project'>) {
  return (
    <Link
      {...paths.project(project.id)}
      dir="auto"
      className="text-ink inline-flex min-h-6 items-center decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {project.title}
    </Link>
  )
}

export function OrganizationLink({ organization }: Pick<Application, 'organization'>) {
  return (
    <Link
      {...paths.organization(organization.id)}
      dir="auto"
      className="text-muted inline-flex min-h-6 items-center decoration-1 underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {organization.organizationName}
    </Link>
  )
}

/** Links in a row and what looks like them: high enough for a finger. */
export const rowLinkClasses = 'link inline-flex min-h-6 items-center pointer-coarse:min-h-11'

/** Opens the conversation with the organization about the project. */
export function MessageOrganization({ project, organization }: Application) {
  const texts = useTexts(mineCatalog)
  return (
    <Link
      {...paths.messages({ project: project.id, organization: organization.id })}
      className={rowLinkClasses}
      aria-label={texts.messageOf({ organization: organization.organizationName })}
    >
      {texts.message}
    </Link>
  )
}

type UnfoldButtonProps = {
  label: string
  /** What it unfolds, in full. */
  name?: string
  controls: string
  isOpen: boolean
  onToggle: () => void
  /** Loads the code of what it unfolds. */
  onPrepare: () => void
}

/** A link-like button that unfolds a part of the row. */
export function UnfoldButton({ label, name, controls, isOpen, onToggle, onPrepare }: UnfoldButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={name}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onToggle}
      className={joinClasses(rowLinkClasses, 'cursor-pointer gap-1')}
    >
      {label}
      <ChevronDown aria-hidden className={joinClasses('size-4 shrink-0', isOpen && 'rotate-180')} />
    </button>
  )
}
