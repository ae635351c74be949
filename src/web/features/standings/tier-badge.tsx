import { Medal, Sprout, type LucideIcon } from 'lucide-react'
import type { OrganizationTier } from '#domain/top-organizations.ts'
import { topOrganizationsTexts } from '#web/messages/en/top-organizations.ts'
import { Badge, type BadgeVariant } from '#web/ui/badge.tsx'

const looks: Record<OrganizationTier, { icon: LucideIcon; variant: BadgeVariant }> = {
  Gold: { icon: Medal, variant: 'accent' },
  Silver: { icon: Medal, variant: 'info' },
  Bronze: { icon: Medal, variant: 'outline' },
  Rising: { icon: Sprout, variant: 'neutral' },
}

/** The tier that an organization has earned. */
export function TierBadge({ tier, size = 'sm' }: { tier: OrganizationTier; size?: 'sm' | 'md' }) {
  const { icon, variant } = looks[tier]
  return (
    <Badge variant={variant} icon={icon} size={size}>
      {topOrganizationsTexts.card.tier(tier)}
    </Badge>
  )
}
