import { Bookmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import type { DismissalReason } from '#domain/matching/dismissals.ts'
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'
import { describePlace, describeSpots } from '#web/features/projects/project-display.ts'
import { useSaving } from '#web/features/projects/own/saved-projects-api.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { SkillList } from '#web/features/projects/page/skill-list.tsx'
import { useFormatList } from '#web/lib/format/format-list.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { describeAnswerTime } from '#contract/i18n/responses.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { truncateText } from '#web/lib/format/truncate-text.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { MatchPoints } from './match-points-list.tsx'
import { NotInterested } from './dismissals/not-interested.tsx'

/** Spec F9. */
const shownDescription = 200
const shownSkills = 4

type MatchDetailProps = {
  match: ProjectMatch
  weights: MatchWeights
  onDismiss: (reason: DismissalReason) => void
}

/** The open part of a match: what it is, why it matches, and what else can be done with it. */
export function MatchDetail({ match, weights, onDismiss }: MatchDetailProps) {
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pb-4 sm:ps-13">
      <p className="measure text-[0.9375rem]" dir="auto">
        {truncateText(match.description, shownDescription)}
      </p>
      {/* The list can be narrower on a laptop, beside the comparison, than on a tablet. */}
      <div className="@container">
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,1fr)_13rem]">
          <MatchPoints match={match} weights={weights} />
          <Facts match={match} />
        </div>
      </div>
      <div className="border-line no-print flex flex-wrap items-center gap-x-4 gap-y-2.5 border-t pt-4">
        <Availability match={match} />
        <div className="flex flex-wrap gap-2 sm:ms-auto">
          <Save match={match} />
          <NotInterested match={match} onDismiss={onDismiss} />
        </div>
      </div>
    </div>
  )
}

function Facts({ match }: { match: ProjectMatch }) {
  const { card: texts } = useTexts(matchingCatalog)
  const projects = useTexts(projectsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const formatList = useFormatList()
  const { estimatedHours, timeCommitment, benefits } = match
  const facts: readonly [name: string, value: ReactNode][] = [
    [
      texts.skills,
      <SkillList
        key="skills"
        name={texts.skills}
        labels={describeSkills(labels, match.skillsRequired)}
        matched={describeSkills(labels, match.matchedSkills)}
        limit={shownSkills}
      />,
    ],
    [
      texts.causes,
      <LabelList
        key="causes"
        name={texts.causes}
        labels={describeCauses(labels, match.causeAreas)}
        variant="outline"
      />,
    ],
    [texts.estimated, estimatedHours === null ? null : texts.hours({ hours: estimatedHours })],
    [texts.commitment, timeCommitment === null ? null : texts.aWeek({ hours: timeCommitment })],
    [texts.place, describePlace(projects, match)],
    [texts.benefits, benefits.length === 0 ? null : formatList(benefits)],
  ]
  const isEmpty: Record<string, boolean> = {
    [texts.skills]: match.skillsRequired.length === 0,
    [texts.causes]: match.causeAreas.length === 0,
  }
  return (
    <dl className="grid grid-cols-2 content-start gap-3 text-sm @md:grid-cols-3 @2xl:grid-cols-1">
      {facts
        .filter(([name, value]) => value !== null && !isEmpty[name])
        .map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted mb-1 text-xs font-medium">{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** The spots that are left, and how soon the organization answers. */
function Availability({ match }: { match: ProjectMatch }) {
  const projects = useTexts(projectsCatalog)
  const { spots } = useTexts(projectPageCatalog)
  const responses = useTexts(responsesCatalog)
  const { placesLeft, maxVolunteers, organizationResponse } = match
  return (
    <p className="text-muted text-sm">
      {placesLeft === null || maxVolunteers === null
        ? describeSpots(projects, placesLeft)
        : spots.ofTotal({ left: placesLeft, total: maxVolunteers })}
      {organizationResponse.medianHours !== null && (
        <> · {describeAnswerTime(responses, organizationResponse)}</>
      )}
    </p>
  )
}

function Save({ match }: { match: ProjectMatch }) {
  const { saved: texts } = useTexts(projectsCatalog)
  const save = useSaving(match.id, texts.failed.detail)
  return (
    <Button variant="secondary" size="sm" aria-pressed={match.isSaved} onClick={() => save(!match.isSaved)}>
      <Bookmark aria-hidden className={match.isSaved ? 'fill-current' : undefined} />
      {match.isSaved ? texts.saved : texts.save}
    </Button>
  )
}
