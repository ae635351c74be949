import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import type { VolunteerHome } from '#contract/dashboards/homes.ts'
import { formatPercent } from '#web/lib/format/format-number.ts'
import { ringColorOf } from '#web/lib/format/match-color.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { InView, useSeenMatches } from '#web/lib/calls/seen-matches.tsx'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { HomeCard } from './home-card.tsx'

type Project = VolunteerHome['recommended'][number]

/** The projects that fit best, first those for the volunteer's goal. */
export function Recommended({ home, hasProfile }: { home: VolunteerHome; hasProfile: boolean }) {
  const { recommended: texts } = useTexts(homesCatalog)
  const { recommended: projects } = home
  const onSeen = useSeenMatches({ list: 'home', order: 'recommended' })
  const isForGoal = projects.some(({ goal }) => goal !== null)
  if (projects.length === 0) {
    return (
      <HomeCard title={texts.title}>
        <p className="text-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 text-sm">
          {hasProfile ? texts.empty : texts.noProfile}
          <Link {...paths.browse()} className="link target-44">
            {texts.browse}
          </Link>
        </p>
      </HomeCard>
    )
  }
  return (
    <HomeCard
      title={isForGoal ? texts.titleGoal : texts.title}
      action={
        <Link {...paths.matching()} className="link target-44 text-sm">
          {texts.all}
        </Link>
      }
    >
      <GeneralNote projects={projects} />
      <ul className="divide-line divide-y">
        {projects.map((project) => (
          <li key={project.id}>
            <InView onSeen={() => onSeen(project.id)}>
              <RecommendedRow project={project} />
            </InView>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}

/** Why these are not picked for the reader. A project for their goal is. */
function GeneralNote({ projects }: { projects: readonly Project[] }) {
  const { general: texts } = useTexts(matchingCatalog)
  const { basis = 'profile' } = projects.find(({ goal }) => goal === null) ?? {}
  if (basis === 'profile') return null
  return (
    <p className="border-line text-muted border-b px-4 py-3 text-sm">
      {texts[basis]}{' '}
      <Link {...paths.volunteerProfileSetup()} className="link">
        {texts[`${basis}-action`]}
      </Link>
    </p>
  )
}

function RecommendedRow({ project }: { project: Project }) {
  const { recommended: texts, actionOn } = useTexts(homesCatalog)
  const { viewDetails: action, hoursPerWeek, underReview } = useRowTexts(project)
  const language = useLanguage()
  const { id, title, organizationName, matchScore: score } = project
  return (
    <div className="grid min-h-17 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 px-4 py-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <ScoreRing
        percent={score}
        label={formatPercent(language, score)}
        size="sm"
        className={ringColorOf(score)}
      />
      <div className="min-w-0">
        <p className="leading-5 font-semibold wrap-anywhere sm:truncate">
          <Link
            {...paths.matchedProject(id)}
            dir="auto"
            className="text-ink max-sm:target-44 decoration-1 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        </p>
        <p className="text-muted text-sm leading-5 wrap-anywhere">
          <VisuallyHidden>{texts.match({ score })}. </VisuallyHidden>
          <span dir="auto">{organizationName}</span>
          <Served project={project} />
          {project.isUnderReview && (
            <>
              {' '}
              <Badge variant="warn">{underReview}</Badge>
            </>
          )}
        </p>
      </div>
      <div className="col-start-2 flex items-center justify-between gap-3 sm:contents">
        <span className="text-muted text-sm">{hoursPerWeek}</span>
        <Button asChild size="sm" variant="secondary">
          <Link {...paths.matchedProject(id)} aria-label={actionOn({ action, title })}>
            {action}
          </Link>
        </Button>
      </div>
    </div>
  )
}

function useRowTexts({ timeCommitment }: Project) {
  const projectsTexts = useTexts(projectsCatalog)
  const { recommended } = useTexts(homesCatalog)
  return {
    viewDetails: projectsTexts.viewDetails,
    underReview: projectsTexts.underReview,
    hoursPerWeek:
      timeCommitment === null ? projectsTexts.hoursNotStated : recommended.hours({ hours: timeCommitment }),
  }
}

/** Which of the volunteer's goals a project is for. */
function Served({ project: { goal } }: { project: Project }): ReactNode {
  const { recommended: texts } = useTexts(homesCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  if (!goal) return null
  const describe = goal.kind === 'skill' ? describeSkill : describeCause
  return (
    <>
      {' · '}
      <span className="text-primary-ink font-medium">
        {texts.serves({ label: describe(labels, goal.label) })}
      </span>
    </>
  )
}
