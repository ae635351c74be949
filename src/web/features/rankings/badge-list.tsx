import { BadgeCheck, HandHeart, Heart, Sparkles, Star, type LucideIcon } from 'lucide-react'
import type { TopOrganization } from '#contract/rankings/top-organizations.ts'
import { organizationBadgesCatalog } from '#contract/texts/organization-badges-texts.ts'
import type { OrganizationBadge } from '#domain/rankings/top-organizations.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'

const styles: Record<OrganizationBadge, { icon: LucideIcon; variant: BadgeVariant }> = {
  verified: { icon: BadgeCheck, variant: 'success' },
  top_rated: { icon: Star, variant: 'accent' },
  impact_leader: { icon: HandHeart, variant: 'primary' },
  volunteer_favorite: { icon: Heart, variant: 'primary' },
  rising_star: { icon: Sparkles, variant: 'info' },
}

/** An organization's badges; the meaning of each is its title and is read aloud. */
export function BadgeList({ badges }: { badges: TopOrganization['badges'] }) {
  const topOrganizationsTexts = useTexts(topOrganizationsCatalog)
  const badgeTexts = useTexts(organizationBadgesCatalog)
  if (badges.length === 0) return null
  return (
    <ul aria-label={topOrganizationsTexts.card.badges} className="flex flex-wrap gap-1.5">
      {badges.map(({ type, description }) => (
        <li key={type} className="flex max-w-full" title={description}>
          <Badge {...styles[type]}>
            {badgeTexts.names[type]}
            <VisuallyHidden>: {description}</VisuallyHidden>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
