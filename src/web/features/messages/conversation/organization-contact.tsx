import { MessageLink } from './message-link.tsx'

type OrganizationContactProps = {
  organization: { id: string; name: string; isClaimable: boolean }
  /** What the reader has done with it; null for visitors. */
  viewer: { hasBlocked: boolean } | null
  /** The project that the reader writes about. */
  projectId?: string
}

/** How a volunteer of another organization writes to one, unless they block it. */
export function OrganizationContact({ organization, viewer, projectId }: OrganizationContactProps) {
  const { id, name, isClaimable } = organization
  // An unclaimed organization has no one who reads messages.
  if (isClaimable || viewer?.hasBlocked) return null
  return <MessageLink name={name} about={{ organization: id, ...(projectId && { project: projectId }) }} />
}
