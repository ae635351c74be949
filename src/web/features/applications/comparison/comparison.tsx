import { formatList } from '#contract/i18n/lists.ts'
import { useRef, type ReactNode } from 'react'
import { optionsCatalog, type OptionsTexts } from '#contract/texts/options-texts.ts'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import { matchBandOf } from '#domain/matching/scoring/factors.ts'
import { availabilityChoices } from '#domain/options/volunteers.ts'
import type { ComparedApplication } from '#contract/applications/triage.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ApplicationActions } from '#web/features/applications/moves/application-actions.tsx'
import {
  applicationVariants,
  formatVolunteerName,
  hasNoneRequired,
} from '#web/features/applications/application-display.ts'
import { PortfolioLink } from '#web/features/applications/portfolio-link.tsx'
import { Notes } from '#web/features/applications/triage/notes.tsx'
import { AnswerText } from '#web/features/applications/answer-text.tsx'
import { triageCatalog, type TriageTexts } from '#web/features/applications/texts/triage-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { ShortlistButton } from '#web/features/applications/triage/shortlist-button.tsx'
import { ConversationLink } from '#web/features/applications/received/detail/conversation-link.tsx'
import { useComparedPair } from './compared-pair.ts'
import { columnClass, ComparedNames, Criterion, namesFollow } from './comparison-criterion.tsx'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { writtenText } from '#web/lib/language/written-text.ts'

const columns: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
}

export type ComparisonProps = {
  compared: readonly ComparedApplication[]
  /** Called after one was accepted or declined. */
  onMoved: () => void
}

/** Applicants side by side, one row per criterion; on a phone two of them, whom the reader chooses. */
export function Comparison({ compared: given, onMoved }: ComparisonProps) {
  const triageTexts = useTexts(triageCatalog)
  const applicationsTexts = useTexts(applicationsCatalog)
  const options = useTexts(optionsCatalog)
  const { compare: texts } = triageTexts
  const region = useRef<HTMLDivElement>(null)
  const { ordered: compared, show } = useComparedPair(given)
  const grid = joinClasses('grid grid-cols-2 gap-3', columns[compared.length])
  const row = (title: string, cell: (one: ComparedApplication) => ReactNode) => (
    <Criterion key={title} title={title} grid={grid} compared={compared} cell={cell} />
  )
  /** Leaves out a criterion of which nothing is known about any of them. */
  const words = (
    title: string,
    textOf: (one: ComparedApplication) => string | null,
    /** Set for what someone wrote. */
    languageOf?: (one: ComparedApplication) => string | null,
  ) =>
    compared.some((one) => textOf(one)) &&
    row(title, (one) => <Words text={textOf(one)} language={languageOf?.(one) ?? null} />)
  return (
    <div ref={region} tabIndex={-1} className="grid gap-8 outline-none max-md:gap-6">
      <ComparedNames compared={compared} grid={grid} onShow={show} />
      <ul aria-label={texts.applicants} className={joinClasses(grid, namesFollow(compared))}>
        {compared.map(({ application }, index) => (
          <li
            key={application.id}
            className={joinClasses(
              'border-line bg-surface shadow-card grid content-start gap-3 rounded-lg border p-4 max-md:gap-2 max-md:p-3',
              columnClass(index),
            )}
          >
            <div className="flex items-center gap-3 max-md:gap-2">
              <Avatar
                size="sm"
                name={formatVolunteerName(application)}
                imageUrl={application.volunteer.profileImageUrl}
              />
              <h2 className="min-w-0 text-lg wrap-anywhere max-md:text-base">
                {formatVolunteerName(application)}
              </h2>
            </div>
            <div className="text-muted flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
              <Badge variant={applicationVariants[shownStatusOf(application)]}>
                {applicationsTexts.status[shownStatusOf(application)]}
              </Badge>
              <span>
                {applicationsTexts.card.applied} <TimeStamp iso={application.createdAt} inText />
              </span>
              <PortfolioLink application={application} />
            </div>
            <div className="flex flex-wrap items-start gap-2 max-md:grid max-md:[&_a]:w-full max-md:[&_button]:w-full">
              <ApplicationActions
                size="sm"
                application={application}
                by="organization"
                onMoved={() => {
                  onMoved()
                  region.current?.focus()
                }}
              />
              <ShortlistButton application={application} />
              <ConversationLink application={application} />
            </div>
          </li>
        ))}
      </ul>
      {row(texts.match, (one) => (
        <Match one={one} />
      ))}
      {words(applicationsTexts.card.message, ({ application }) => application.coverLetter, writtenIn)}
      {listQuestions(compared).map((question) =>
        row(question, ({ application }) => {
          const screeningAnswer = application.screeningAnswers.find((each) => each.question === question)
          if (!screeningAnswer) return <None text={texts.notAsked} />
          return (
            <p className="whitespace-pre-line">
              <AnswerText answer={screeningAnswer.answer} />
            </p>
          )
        }),
      )}
      {words(applicationsTexts.card.approach, ({ application }) => application.proposedApproach, writtenIn)}
      {words(applicationsTexts.card.questions, ({ application }) => application.questions, writtenIn)}
      {words(texts.availability, ({ volunteer }) => describeAvailability(triageTexts, options, volunteer))}
      {words(
        texts.experience,
        ({ volunteer: { experienceLevel } }) => experienceLevel && options.experienceLevel[experienceLevel],
      )}
      {row(texts.record, ({ volunteer }) => (
        <ul>
          <li>
            {volunteer.averageRating === null
              ? texts.notRated
              : texts.rated({ average: volunteer.averageRating, reviews: volunteer.totalReviews })}
          </li>
          <li>{texts.completed({ number: volunteer.completedProjects })}</li>
          <li>{texts.hours({ hours: volunteer.confirmedHours })}</li>
        </ul>
      ))}
      {row(texts.notes, ({ application }) => (
        <Disclosure title={triageTexts.notes.count({ number: application.triage?.notesCount ?? 0 })}>
          <Notes applicationId={application.id} volunteerName={formatVolunteerName(application)} />
        </Disclosure>
      ))}
    </div>
  )
}

const writtenIn = ({ application }: ComparedApplication) => application.language

function Match({ one: { matchScore, skills } }: { one: ComparedApplication }) {
  const language = useLanguage()
  const { compare: texts } = useTexts(triageCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const band = matchBandOf(matchScore)
  const variant = band === 'perfect' ? 'success' : band === 'good' ? 'info' : 'neutral'
  // A server of the release before may answer while another one is being replaced.
  const common = skills.common ?? []
  const lines = [
    [texts.same, skills.same],
    [texts.near, skills.near],
    [texts.missing, skills.missing],
    [texts.common, common],
  ] as const
  return (
    <>
      <p>
        <Badge variant={variant}>{texts.score({ score: matchScore })}</Badge>
      </p>
      {band && hasNoneRequired(skills) && <p className="text-warn font-medium">{texts.noneRequired}</p>}
      <dl className="mt-1 grid gap-1">
        {lines
          .filter(([, names]) => names.length > 0)
          .map(([label, names]) => (
            <div key={label}>
              <dt className="text-muted inline">{label} </dt>
              <dd className="inline">{formatList(language, describeSkills(labels, names))}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function None({ text }: { text?: string }) {
  const triageTexts = useTexts(triageCatalog)
  return <p className="text-muted">{text ?? triageTexts.compare.none}</p>
}

function Words({ text, language = null }: { text: string | null; language?: string | null }) {
  if (!text) return <None />
  return (
    <p className="whitespace-pre-line" {...writtenText(language)}>
      {text}
    </p>
  )
}

/** Every question that any of them answered, in the order of the newest application. */
function listQuestions(compared: readonly ComparedApplication[]): string[] {
  const newestFirst = compared.toSorted((a, b) =>
    b.application.createdAt.localeCompare(a.application.createdAt),
  )
  const answers = newestFirst.flatMap(({ application }) => application.screeningAnswers)
  return [...new Set(answers.map(({ question }) => question))]
}

function describeAvailability(
  triageTexts: TriageTexts,
  { availability }: OptionsTexts,
  volunteer: ComparedApplication['volunteer'],
): string | null {
  const { compare: texts } = triageTexts
  const choice = availabilityChoices.find((each) => each === volunteer.availabilityChoice)
  const lines = [
    choice && availability[choice],
    volunteer.availability,
    // Nothing else takes any of these hours: that is one fact.
    volunteer.maxHoursPerWeek !== null &&
      volunteer.maxHoursPerWeek !== volunteer.freeHours &&
      texts.perWeek({ hours: volunteer.maxHoursPerWeek }),
    volunteer.freeHours !== null && texts.free({ hours: volunteer.freeHours }),
  ]
  return lines.filter(Boolean).join('\n') || null
}
