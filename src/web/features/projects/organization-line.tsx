import { BadgeCheck } from 'lucide-react'
import { messages } from '#web/messages/messages.ts'
import { Avatar } from '#web/ui/avatar.tsx'

export type OrganizationLineProps = { name: string; verified: boolean }

/** Who posts a project, with the mark of a verified organization. */
export function OrganizationLine({ name, verified }: OrganizationLineProps) {
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
    </p>
  )
}
