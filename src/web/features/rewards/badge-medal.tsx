import { Award, Crown, Heart, Medal, Star, Target, Trophy, Users, Zap, type LucideIcon } from 'lucide-react'
import type { BadgeIcon, BadgeRarity } from '#domain/rewards/rewards.ts'
import type { BadgeVariant } from '#web/ui/display/badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'

const icons: Record<BadgeIcon, LucideIcon> = {
  star: Star,
  trophy: Trophy,
  crown: Crown,
  heart: Heart,
  zap: Zap,
  target: Target,
  users: Users,
  medal: Medal,
  award: Award,
}

/** Rarer badges have more rings; a label always names the rarity, too. */
const styles: Record<BadgeRarity, { medal: string; word: BadgeVariant }> = {
  common: { medal: 'bg-sunken text-ink inset-ring inset-ring-line-strong', word: 'outline' },
  rare: { medal: 'bg-info-soft text-info inset-ring-2 inset-ring-info', word: 'info' },
  epic: {
    medal:
      'bg-primary-soft text-primary-ink inset-ring-2 inset-ring-primary outline-2 outline-offset-2 outline-primary/45',
    word: 'primary',
  },
  legendary: {
    medal:
      'bg-accent-soft text-accent-ink inset-ring-3 inset-ring-accent-ink outline-3 outline-double outline-offset-2 outline-accent-ink/70',
    word: 'accent',
  },
}

/** Badge variant of a rarity's label. */
export const rarityVariant = (rarity: BadgeRarity): BadgeVariant => styles[rarity].word

/** A badge's image; one not earned yet has a dashed border and no color. */
export function BadgeMedal({ icon, rarity, isEarned }: MedalProps) {
  const Icon = icons[icon]
  return (
    <span
      aria-hidden
      className={joinClasses(
        'grid size-12 shrink-0 place-items-center rounded-full',
        isEarned ? styles[rarity].medal : 'border-line-strong text-muted border border-dashed',
      )}
    >
      <Icon className="size-6" />
    </span>
  )
}

type MedalProps = { icon: BadgeIcon; rarity: BadgeRarity; isEarned: boolean }
