import { BadgeCheck } from 'lucide-react'
import { messages } from '#web/messages/messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'

export type OrganizationLineProps = {
  name: string
  verified: boolean
  /** Says so where it is not verified yet (A14). */
  saysUnverified?: boolean
}

/** Who posts a project, with the mark of a verified organization. */
export function OrganizationLine({ name, verified, saysUnverified = false }: OrganizationLineProps) {
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-sm">
      <Avatar name={name} />
      <span className="truncate">{name}</span>
      {verified && (
        <BadgeCheck
          role="img"
          aria-label={messages.projects.verified}
          className="text-primary size-4.5 shrink-0"
        />
      )}
      {!verified && saysUnverified && (
        <span className="text-muted shrink-0 text-xs">{messages.projects.notVerified}</span>
      )}
    </p>
  )
}
