import { use } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import type { ShownStatus } from '#domain/applications/applications.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { CurrentUserContext } from '#web/lib/session/current-user.ts'
import { formatAgeInText } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { timeCatalog } from '#web/lib/texts/time-texts.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { describeChange, describeLogged } from '#web/features/applications/received/applicant-display.ts'
import type { ApplicantRowProps } from './applicant-row.tsx'

type RowTextProps = Pick<
  ApplicantRowProps,
  'row' | 'show' | 'isChanged' | 'hasProject' | 'hasOrganization' | 'isWide'
>

/**
 * The line below the name: what changed, what it is about, and what the applicant wrote or logged. On a phone, what it is
 * about has a line of its own, and the other one is about this applicant.
 */
export function RowText({ row, show, isChanged, hasProject, hasOrganization, isWide }: RowTextProps) {
  const texts = useTexts(receivedCatalog)
  const { accountSuspended } = useTexts(applicationsCatalog)
  const language = useLanguage()
  // What was logged is what is decided here, not the application of months ago.
  const written = row.found?.kind === 'sentence' ? row.found.text : row.excerpt
  const text = show === 'hours' ? describeLogged(texts, language, row) : written
  // One line of a phone is too short for who decided, and for a sentence with the word that was searched for.
  const hasTwoLines = (isChanged && row.status !== 'pending') || row.found?.kind === 'sentence'
  const about = describeAbout({ row, hasProject, hasOrganization })
  const isOwnLine = !isWide && !hasTwoLines && text !== ''
  return (
    <>
      {isOwnLine && about !== '' && (
        <p className="text-muted truncate text-xs leading-4" dir="auto">
          {about}
        </p>
      )}
      <p
        className={joinClasses(
          'text-muted text-[0.8125rem] max-lg:leading-4.5 lg:truncate',
          hasTwoLines ? 'max-lg:line-clamp-2' : 'truncate',
        )}
      >
        {isChanged && <Change row={row} />}
        {row.isVolunteerSuspended && (
          <span className="text-warn font-semibold">{accountSuspended.text} </span>
        )}
        <FoundSkill row={row} />
        {!isOwnLine && about !== '' && (
          <>
            <span className="text-ink font-medium" dir="auto">
              {about}
            </span>
            {text !== '' && ' · '}
          </>
        )}
        <span dir="auto">{text}</span>
      </p>
    </>
  )
}

/** The organization and the project, as far as the list does not say them. */
function describeAbout({
  row,
  hasProject,
  hasOrganization,
}: Pick<RowTextProps, 'row' | 'hasProject' | 'hasOrganization'>): string {
  const parts = [hasOrganization && row.organization.organizationName, hasProject && row.project.title]
  return parts.filter((part) => part !== false).join(' · ')
}

/** The skill that was searched for, unless the row names it already. */
function FoundSkill({ row: { found, skills } }: Pick<RowTextProps, 'row'>) {
  const texts = useTexts(receivedCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  if (found?.kind !== 'skill' || skills.slice(0, 2).includes(found.text)) return null
  return (
    <strong className="text-ink font-semibold">
      {texts.row.lists({ skill: describeSkill(labels, found.text) })}{' '}
    </strong>
  )
}

const changeInks: Partial<Record<ShownStatus, string>> = { declined: 'text-danger', closed: 'text-ink' }

/** Who decided it while the list was open. */
function Change({ row }: { row: Applicant }) {
  const texts = useTexts(receivedCatalog)
  const { justNowInText } = useTexts(timeCatalog)
  const language = useLanguage()
  const now = useNow()
  const age = row.decidedAt ? formatAgeInText(language, row.decidedAt, now) : justNowInText
  const words = describeChange(texts, row, { time: age, readerId: use(CurrentUserContext) })
  const ink = changeInks[row.shownStatus] ?? 'text-success'
  return words && <strong className={joinClasses('font-semibold', ink)}>{words} </strong>
}
