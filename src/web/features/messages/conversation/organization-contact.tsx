import { MessageLink } from './message-link.tsx'

type OrganizationContactProps = {
  organization: { id: string; name: string; isClaimable: boolean }
  /** Whether the reader blocks it. */
  hasBlocked: boolean
  /** The project that the reader writes about. */
  projectId?: string
}

/** How a volunteer of another organization writes to one, unless they block it. */
export function OrganizationContact({ organization, hasBlocked, projectId }: OrganizationContactProps) {
  const { id, name, isClaimable } = organization
  // An unclaimed organization has no one who reads messages.
  if (isClaimable || hasBlocked) return null
  return <MessageLink name={name} about={{ organization: id, ...(projectId && { project: projectId }) }} />
}
