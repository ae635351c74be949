import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import type { VolunteerHome } from '#contract/dashboards/homes.ts'
import { matchPointsOf, onboardedPercent, type ProfilePart } from '#domain/profiles/completeness.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { formatPercent } from '#web/lib/format/format-number.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { StepRow } from './step-row.tsx'

type ProfileCardProps = {
  profile: VolunteerHome['profile']
  hasProfile: boolean
  /** Opens the onboarding questions; for people without a profile. */
  questions: ReactNode
  /** Opens the form of the goal. */
  onGoal: () => void
}

/** How complete a volunteer's profile is, the next step and why it matters; nothing when it is complete. */
export function ProfileCard({ profile, hasProfile, questions, onGoal }: ProfileCardProps) {
  const { profile: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  const { percent, done, open } = profile
  if (open.length === 0) return null
  const shown = formatPercent(language, percent)
  const [next, ...later] = open
  return (
    <section
      aria-labelledby="profile-progress"
      className="border-line bg-surface divide-line divide-y overflow-hidden rounded-lg border"
    >
      <div className="flex items-center gap-4 p-4">
        <ScoreRing percent={percent} label={shown} className="text-primary" />
        <div>
          <h2 id="profile-progress" className="text-lg">
            {texts.title({ percent: shown })}
          </h2>
          <p className="text-muted text-sm">
            {hasProfile
              ? texts.left({ count: open.length })
              : texts.questions({ percent: formatPercent(language, onboardedPercent) })}
          </p>
        </div>
      </div>
      <ol className="divide-line divide-y">
        {hasProfile && next ? (
          <NextPart part={next} onGoal={onGoal} />
        ) : (
          <StepRow title={texts.start} state="next" text={texts.allWhy} aside={questions} isNarrow />
        )}
        {hasProfile && later.map((part) => <LaterPart key={part} part={part} onGoal={onGoal} />)}
        {done.length > 0 && <DoneParts parts={done} />}
      </ol>
    </section>
  )
}

type PartProps = { part: ProfilePart; onGoal: () => void }

function NextPart({ part, onGoal }: PartProps) {
  const { profile: texts } = useTexts(homesCatalog)
  return (
    <StepRow
      title={texts[part].title}
      state="next"
      text={useReason(part)}
      isNarrow
      aside={
        part === 'goal' ? (
          <Button size="sm" onClick={onGoal}>
            {texts.goal.action}
          </Button>
        ) : (
          <Button asChild size="sm">
            {linkOf(part)({ children: texts[part].action })}
          </Button>
        )
      }
    />
  )
}

/** As high as a finger needs where rows follow each other. */
const laterLink = 'link target-44 inline-flex min-h-6 items-center pointer-coarse:min-h-11'

function LaterPart({ part, onGoal }: PartProps) {
  const { profile: texts } = useTexts(homesCatalog)
  const points = matchPointsOf(part)
  return (
    <StepRow
      title={texts[part].title}
      state="open"
      text={points === null ? undefined : texts.points({ points })}
      aside={
        part === 'goal' ? (
          <button type="button" className={`${laterLink} cursor-pointer`} onClick={onGoal}>
            {texts.goal.action}
          </button>
        ) : (
          linkOf(part)({ className: laterLink, children: texts[part].action })
        )
      }
    />
  )
}

/** Why a part matters; for parts that decide matches, by how much. */
function useReason(part: ProfilePart): string {
  const { profile: texts } = useTexts(homesCatalog)
  const points = matchPointsOf(part) ?? 0
  return part === 'bio' || part === 'goal' ? texts[part].why : texts[part].why({ points })
}

/** What is there, in one line. */
function DoneParts({ parts }: { parts: readonly ProfilePart[] }) {
  const { profile: texts } = useTexts(homesCatalog)
  const language = useLanguage()
  const names = formatList(
    language,
    parts.map((part) => texts[part].name),
  )
  return (
    <StepRow
      title={names.charAt(0).toLocaleUpperCase(language) + names.slice(1)}
      state="done"
      doneLabel={texts.done}
      aside={
        <Link {...paths.volunteerProfile()} className={laterLink} aria-label={texts.editLabel}>
          {texts.edit}
        </Link>
      }
    />
  )
}

/** Where a part is added: its step of the wizard, or the form of the profile. */
function linkOf(
  part: Exclude<ProfilePart, 'goal'>,
): (props: { className?: string; children: string }) => ReactElement {
  const steps = { bio: 1, hours: 1, skills: 2, causes: 3 } as const
  if (part === 'location' || part === 'experience')
    return (props) => <Link {...paths.volunteerProfile({ edit: true })} {...props} />
  return (props) => <Link {...paths.volunteerProfileSetup({ step: steps[part] })} {...props} />
}
