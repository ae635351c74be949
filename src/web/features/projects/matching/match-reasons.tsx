import { CircleHelp, CircleMinus, CircleX, TrendingUp, UserCheck, type LucideIcon } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import { matchAdviceCatalog } from '#contract/texts/match-advice-texts.ts'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { ReasonList } from './reason-list.tsx'

type EligibilityStatus = ProjectMatch['eligibility'][number]['standing']
const statusIcons: Record<EligibilityStatus, LucideIcon> = {
  met: UserCheck,
  unsure: CircleHelp,
  unmet: CircleX,
}

export type MatchReasonsProps = Pick<ProjectMatch, 'matchReasons' | 'gap' | 'eligibility'> & {
  change?: ProjectMatch['change']
  /** The accessible name of the reasons. */
  label: string
}

/** A match's score explained: reasons with points, missing skills, improvements and eligibility. */
export function MatchReasons({ label, matchReasons, ...notes }: MatchReasonsProps) {
  const { factors } = useTexts(matchingCatalog)
  return (
    <div className="grid grid-cols-1 content-start gap-3 text-sm">
      <ReasonList reasons={matchReasons} name={{ 'aria-label': label }} className="grid gap-2.5">
        {({ factor, description, score }) => (
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span>
              <span className="text-muted block text-xs">{factors[factor]}</span>
              {description}
            </span>
            <Points score={score} />
          </div>
        )}
      </ReasonList>
      <MatchNotes {...notes} />
    </div>
  )
}

type Change = NonNullable<ProjectMatch['change']>
type MatchNotesProps = Pick<MatchReasonsProps, 'gap' | 'change' | 'eligibility'>

/** What a match lacks, what would raise it, and whether its reader is eligible. */
export function MatchNotes(props: MatchNotesProps) {
  const { card: texts } = useTexts(matchingCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const { slots } = useTexts(matchAdviceCatalog)
  const describeChange = ({ advice, score }: Change) => {
    const { changes } = texts
    if (advice.kind === 'skill') return changes.skill({ label: describeSkill(labels, advice.label), score })
    if (advice.kind === 'hours') return changes.hours({ ...advice, score })
    if (advice.kind === 'days') {
      const days = advice.slots.map((slot) => slots[slot])
      return changes.days({ days: formatList(language, days, 'disjunction'), score })
    }
    return advice.kind === 'level' ? changes.level({ score }) : changes.remote({ score })
  }
  if (!props.gap && !props.change && props.eligibility.length === 0) return null
  return (
    <dl className="border-line grid gap-2.5 border-t pt-3">
      {props.gap && (
        <Note icon={CircleMinus} name={texts.gap}>
          {props.gap.description}
        </Note>
      )}
      {props.change && (
        <Note icon={TrendingUp} name={texts.change}>
          {describeChange(props.change)}{' '}
          <Link {...paths.volunteerProfile()} className="link ms-1 whitespace-nowrap">
            {texts.editProfile}
          </Link>
        </Note>
      )}
      {props.eligibility.map(({ kind, standing, description }) => (
        <Note key={kind} icon={statusIcons[standing]} name={texts.eligibilityStatuses[standing]}>
          {description}
        </Note>
      ))}
    </dl>
  )
}

function Points({ score }: { score: number }) {
  const { card: texts } = useTexts(matchingCatalog)
  return (
    <span className="text-end font-semibold tabular-nums">
      <span aria-hidden>{texts.points({ points: score })}</span>
      <VisuallyHidden>{texts.pointsSpoken({ points: score })}</VisuallyHidden>
    </span>
  )
}

function Note({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5">
      <Icon aria-hidden className="text-muted row-span-2 mt-0.5 size-5" />
      <dt className="text-muted text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
