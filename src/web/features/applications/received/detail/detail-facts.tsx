import { Check, CircleDot, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import { describeSkill, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import type { ApplicantDetail } from '#web/features/applications/received/applicants-cache.ts'

/** Free hours, experience, work completed here and rating, side by side. */
export function DetailFacts({ detail }: { detail: ApplicantDetail }) {
  const { facts: texts } = useTexts(receivedCatalog).detail
  const options = useTexts(optionsCatalog)
  const { volunteer, application } = detail
  const { averageRating: average, totalReviews: reviews, experienceLevel } = volunteer
  return (
    <dl
      aria-label={texts.label}
      className="border-line divide-line grid grid-cols-2 gap-px overflow-hidden rounded-md border sm:max-lg:flex sm:max-lg:divide-x"
    >
      <Fact name={texts.free}>{describeFreeHours(texts, volunteer.freeHours, application.project)}</Fact>
      <Fact name={texts.experience}>
        {experienceLevel === null ? texts.unknown : options.experienceLevel[experienceLevel]}
      </Fact>
      <Fact name={texts.completed}>{texts.projects({ number: volunteer.completedHere })}</Fact>
      <Fact name={texts.rating}>
        {average === null ? (
          texts.notRated
        ) : (
          <>
            <span className="sr-only">{texts.ratedInWords({ average, reviews })}</span>
            <span aria-hidden>{texts.rated({ average, reviews })}</span>
          </>
        )}
      </Fact>
    </dl>
  )
}

type FactsTexts = ReturnType<typeof receivedCatalog.read>['detail']['facts']
type Needed = { timeCommitmentHours: number | null }

function describeFreeHours(texts: FactsTexts, hours: number | null, { timeCommitmentHours: needed }: Needed) {
  if (hours === null) return needed === null ? texts.unknown : texts.neededOnly({ needed })
  return needed === null ? texts.freeHours({ hours }) : texts.freeOf({ hours, needed })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-auto px-3 py-2.5">
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="text-sm font-semibold">{children}</dd>
    </div>
  )
}

/** The project's skills: those that the volunteer lists, those close to one of theirs, and those they lack. */
export function DetailSkills({ skills }: { skills: ApplicantDetail['skills'] }) {
  const { detail: texts } = useTexts(receivedCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  // A server of the release before may answer while another one is being replaced.
  const common = skills.common ?? []
  if (skills.same.length + skills.near.length + skills.missing.length === 0) return null
  return (
    <section>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{texts.skills}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {skills.same.map((name) => (
          <li key={name} className="max-w-full">
            <Badge variant="success" icon={Check}>
              {describeSkill(labels, name)}
            </Badge>
          </li>
        ))}
        {skills.near.map((name) => (
          <li key={name} className="max-w-full">
            <Badge variant="info" icon={CircleDot}>
              {texts.near({ skill: describeSkill(labels, name) })}
            </Badge>
          </li>
        ))}
        {skills.missing.map((name) => (
          <li key={name} className="max-w-full">
            <Badge variant="outline" icon={Minus}>
              {texts.missingSkill({ skill: describeSkill(labels, name) })}
            </Badge>
          </li>
        ))}
      </ul>
      {common.length > 0 && (
        <p className="text-muted mt-2 text-sm">
          {texts.commonSkills({
            count: common.length,
            skills: formatList(language, describeSkills(labels, common), 'conjunction'),
          })}
        </p>
      )}
    </section>
  )
}
