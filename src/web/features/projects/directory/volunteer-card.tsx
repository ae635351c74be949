import { Link } from '@tanstack/react-router'
import { Clock, FolderCheck, Globe, Languages, MapPin, Star, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ListedVolunteer, VolunteerCard as Volunteer } from '#contract/matching/directory.ts'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { formatIntroduction } from '#domain/profiles/introduction.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { MatchReasons } from '#web/features/projects/matching/match-reasons.tsx'
import { ScoreBadge } from '#web/features/projects/matching/score-badge.tsx'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'

const shownSkills = 4

export type VolunteerCardProps = {
  volunteer: Volunteer
  /** How well they match the chosen project. */
  match?: ListedVolunteer['match']
  /** What the reader can do beside opening the portfolio, such as inviting them. */
  actions?: ReactNode
  /** What else, such as reporting them: a button that opens a menu. */
  menu?: ReactNode
  /** The level of the name's heading. */
  as?: 'h2' | 'h3'
}

/** A volunteer as the directory shows them; the same card is their own preview. */
export function VolunteerCard({
  volunteer,
  match = null,
  actions,
  menu,
  as: Heading = 'h2',
}: VolunteerCardProps) {
  const { card: texts } = useTexts(directoryCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const nameId = useId()
  const { id, name, skills, preferredCauses, portfolio } = volunteer
  const introduction = formatIntroduction(volunteer)
  return (
    <Card
      as="article"
      padding="none"
      aria-labelledby={nameId}
      className="flex h-full flex-col gap-3 p-4 wrap-anywhere"
    >
      <div className="flex items-start gap-3">
        <Avatar name={name} imageUrl={volunteer.profileImageUrl} />
        <div className="min-w-0 flex-1">
          <Heading id={nameId} className="text-lg leading-snug" dir="auto">
            {name}
          </Heading>
          {introduction && (
            <p className="text-muted text-sm" {...writtenText(volunteer.language)}>
              {introduction}
            </p>
          )}
        </div>
      </div>
      {match && <ScoreBadge score={match.matchScore} />}
      <Facts volunteer={volunteer} />
      <LabelList
        name={texts.skills}
        labels={describeSkills(labels, skills)}
        variant="primary"
        limit={shownSkills}
      />
      {preferredCauses.length > 0 && (
        <p className="text-muted text-xs">
          <VisuallyHidden>{texts.causes}: </VisuallyHidden>
          {formatList(language, describeCauses(labels, preferredCauses))}
        </p>
      )}
      {match && (
        <Disclosure name="why-they-fit" title={texts.why({ name })}>
          <MatchReasons {...match} label={texts.why({ name })} />
        </Disclosure>
      )}
      {/* In a line of its own, so that the buttons of all cards in a row are in one line. */}
      {!portfolio && <p className="text-muted text-xs">{texts.privatePortfolio}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
        {actions}
        {portfolio && (
          <Button asChild variant="secondary" size="sm">
            <Link {...paths.portfolio(id)} aria-label={texts.portfolioOf({ name })}>
              {texts.portfolio}
            </Link>
          </Button>
        )}
        {menu}
      </div>
    </Card>
  )
}

function Facts({ volunteer }: { volunteer: Volunteer }) {
  const { card: texts } = useTexts(directoryCatalog)
  const language = useLanguage()
  const { place, takesRemote, remoteOnly, freeHours, languages, portfolio } = volunteer
  const rating =
    portfolio && portfolio.averageRating !== null
      ? { average: portfolio.averageRating, reviews: portfolio.totalReviews }
      : null
  return (
    <div className="text-muted grid grid-cols-1 gap-1 text-sm">
      {place && <Fact icon={MapPin}>{place}</Fact>}
      {takesRemote && <Fact icon={Globe}>{remoteOnly ? texts.remoteOnly : texts.remote}</Fact>}
      {freeHours !== null && <Fact icon={Clock}>{texts.hours({ hours: freeHours })}</Fact>}
      {languages && languages.length > 0 && (
        <Fact icon={Languages}>{texts.languages({ languages: formatList(language, languages) })}</Fact>
      )}
      {portfolio && portfolio.completedProjects > 0 && (
        <Fact icon={FolderCheck}>{texts.completed({ count: portfolio.completedProjects })}</Fact>
      )}
      {rating && (
        <Fact icon={Star}>
          <span aria-hidden>{texts.rating(rating)}</span>
          <VisuallyHidden>{texts.ratingSpoken(rating)}</VisuallyHidden>
        </Fact>
      )}
    </div>
  )
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </span>
  )
}
