import { Medal, Sprout, type LucideIcon } from 'lucide-react'
import type { OrganizationTier } from '#domain/rankings/top-organizations.ts'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'

const styles: Record<OrganizationTier, { icon: LucideIcon; variant: BadgeVariant }> = {
  Gold: { icon: Medal, variant: 'accent' },
  Silver: { icon: Medal, variant: 'info' },
  Bronze: { icon: Medal, variant: 'outline' },
  Rising: { icon: Sprout, variant: 'neutral' },
}

/** An organization's tier. */
export function TierBadge({ tier, size = 'sm' }: { tier: OrganizationTier; size?: 'sm' | 'md' }) {
  const topOrganizationsTexts = useTexts(topOrganizationsCatalog)
  const { icon, variant } = styles[tier]
  return (
    <Badge variant={variant} icon={icon} size={size}>
      {topOrganizationsTexts.card.tier({ tier })}
    </Badge>
  )
}
