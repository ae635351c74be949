import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { projectsCatalog } from './texts/projects-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'

export type OrganizationLineProps = {
  /** Links to its page; if missing, only the name shows. */
  id?: string
  name: string
  logoUrl?: string | null | undefined
  verified: boolean
  /** Labels an organization that is not verified (decision A14). */
  saysUnverified?: boolean
  /** In a card, where every pixel counts. */
  isCompact?: boolean
}

/** The organization behind a project, with the verified mark. */
export function OrganizationLine({
  id,
  name,
  logoUrl,
  verified,
  saysUnverified = false,
  isCompact = false,
}: OrganizationLineProps) {
  const projectsTexts = useTexts(projectsCatalog)
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm">
      <Avatar name={name} imageUrl={logoUrl} size={isCompact ? 'xs' : 'md'} />
      {id === undefined ? (
        <span className="truncate" dir="auto">
          {name}
        </span>
      ) : (
        <Link
          {...paths.organization(id)}
          // Above the card's own link, which covers the whole card.
          className="text-ink target-44 z-10 min-w-0 rounded-sm py-1 decoration-1 underline-offset-4 hover:underline"
          dir="auto"
        >
          <span className="block truncate">{name}</span>
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
