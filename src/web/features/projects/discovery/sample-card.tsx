import { Link } from '@tanstack/react-router'
import { BadgeCheck, CalendarRange, Clock, MapPin, Star, Users, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { landingCatalog } from '#web/features/landing/texts/landing-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'

/** An open project, or an example. */
export type Shown = {
  id: string | null
  title: string
  description: string
  skills: readonly string[]
  timeCommitment: number | null
  duration: string | null
  volunteersNeeded: number | null
  potentialImpact: string | null
  organization: {
    name: string
    rating: string | null
    location: string
    verified: boolean
    logoUrl?: string | null
  }
}

/** A project on the landing page, with its apply link. */
export function SampleCard({ card }: { card: Shown }) {
  const browseTexts = useTexts(browseCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { projects: texts } = useTexts(landingCatalog)
  const titleId = useId()
  const { organization } = card
  const next = card.id === null ? '/browse' : `/project/${card.id}?apply=true`
  return (
    <Card
      as="article"
      padding="lg"
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-4 wrap-anywhere"
    >
      <div className="flex items-center gap-3">
        <Avatar name={organization.name} imageUrl={organization.logoUrl} />
        <span className="min-w-0 flex-1 text-sm">
          <span className="flex items-center gap-1.5 font-medium">
            <span className="truncate">{organization.name}</span>
            {organization.verified && (
              <>
                <BadgeCheck aria-hidden className="text-primary size-4 shrink-0" />
                <VisuallyHidden>{texts.verified}</VisuallyHidden>
              </>
            )}
          </span>
          {organization.rating !== null && (
            <span className="text-muted flex items-center gap-1">
              <Star aria-hidden className="size-3.5" />
              <span aria-hidden>{organization.rating}</span>
              <VisuallyHidden>{texts.rating({ rating: organization.rating })}</VisuallyHidden>
            </span>
          )}
        </span>
        {card.id === null && <Badge>{texts.sample}</Badge>}
      </div>
      <h3 id={titleId} className="text-xl leading-snug">
        <TitleText text={card.title} />
      </h3>
      <p className="text-muted line-clamp-3 text-sm">{card.description}</p>
      <LabelList
        name={browseTexts.filters.skills}
        labels={describeSkills(labels, card.skills)}
        variant="primary"
        limit={3}
      />
      <div className="text-muted grid grid-cols-2 gap-x-4 gap-y-1.5 text-sm">
        {card.timeCommitment !== null && (
          <Fact icon={Clock}>{texts.hours({ hours: card.timeCommitment })}</Fact>
        )}
        {card.duration !== null && <Fact icon={CalendarRange}>{card.duration}</Fact>}
        <Fact icon={MapPin}>{organization.location}</Fact>
        {card.volunteersNeeded !== null && (
          <Fact icon={Users}>{texts.volunteers({ count: card.volunteersNeeded })}</Fact>
        )}
      </div>
      {card.potentialImpact && (
        <p className="border-line border-t pt-3 text-sm">
          <span className="font-semibold">{texts.impact}: </span>
          {card.potentialImpact}
        </p>
      )}
      <Button asChild variant="secondary" wide className="mt-auto">
        <Link {...paths.signUp({ type: 'volunteer', next })} aria-describedby={titleId}>
          {texts.apply}
        </Link>
      </Button>
    </Card>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex min-w-0 gap-1.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}
