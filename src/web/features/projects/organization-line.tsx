import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { projectsTexts } from '#web/i18n/en/projects-browse.ts'
import { paths } from '#web/lib/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'

export type OrganizationLineProps = {
  /** Leads to its page; without it the name alone stands there. */
  id?: string
  name: string
  logoUrl?: string | null | undefined
  verified: boolean
  /** Says so where it is not verified yet (A14). */
  saysUnverified?: boolean
}

/** Who posts a project, with the mark of a verified organization. */
export function OrganizationLine({
  id,
  name,
  logoUrl,
  verified,
  saysUnverified = false,
}: OrganizationLineProps) {
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-sm">
      <Avatar name={name} imageUrl={logoUrl} />
      {id === undefined ? (
        <span className="truncate">{name}</span>
      ) : (
        <Link
          {...paths.organization(id)}
          // Above a card that leads elsewhere as a whole.
          className="text-ink relative z-10 truncate rounded-sm py-1 decoration-1 underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      )}
      {verified && (
        <BadgeCheck
          role="img"
          aria-label={projectsTexts.verified}
          className="text-primary size-4.5 shrink-0"
        />
      )}
      {!verified && saysUnverified && (
        <span className="text-muted shrink-0 text-xs">{projectsTexts.notVerified}</span>
      )}
    </p>
  )
}
