import { Link } from '@tanstack/react-router'
import { describeEvidence } from '#contract/i18n/findings.ts'
import type { Project } from '#contract/projects/projects.ts'
import { safeguardRulesCatalog } from '#contract/texts/safeguard-rules-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Evidence } from '#web/ui/display/evidence.tsx'
import { underReviewCatalog } from './texts/under-review-texts.ts'

type Reviewed = Pick<Project, 'isUnderReview' | 'reviewFindings'>

/** Why a project is under review, in one line, for members of its organization. */
export function ReviewReasons({
  project: { reviewFindings },
}: {
  project: Pick<Reviewed, 'reviewFindings'>
}) {
  const { reasons } = useTexts(safeguardRulesCatalog)
  const rules = new Set((reviewFindings ?? []).map(({ rule }) => rule))
  return <>{[...rules].map((rule) => reasons[rule]).join(' ')}</>
}

/**
 * For members of its organization: what is under review and what they can do. No edit shows a project again while a
 * member of the staff holds it (`mayShowByEdit`).
 */
export function UnderReviewNotice({
  project,
  mayShowByEdit = true,
}: {
  project: Reviewed & Pick<Project, 'visibility'>
  mayShowByEdit?: boolean
}) {
  const texts = useTexts(underReviewCatalog)
  const rules = useTexts(safeguardRulesCatalog)
  if (!project.isUnderReview || !project.reviewFindings) return null
  return (
    <section
      aria-labelledby="under-review"
      className="bg-warn-soft text-ink no-print grid gap-3 rounded-md px-4 py-3"
    >
      <div>
        <h2 id="under-review" className="text-warn text-base font-semibold">
          {texts.title}
        </h2>
        <p className="mt-1 text-sm">{project.visibility === 'held' ? texts.heldText : texts.text}</p>
      </div>
      <ul aria-label={texts.found} className="grid gap-3">
        {project.reviewFindings.map(({ rule, field, evidence }) => (
          <li key={`${rule} ${field}`} className="border-warn grid gap-0.5 border-s-3 ps-3 text-sm">
            <span className="font-medium">{rules.reasons[rule]}</span>
            <Evidence {...describeEvidence(rules, { rule, evidence })} />
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {mayShowByEdit && <>{project.visibility === 'held' ? texts.editHeld : texts.edit} </>}
        <Link {...paths.decisions()} className="link">
          {texts.appeal}
        </Link>
      </p>
    </section>
  )
}
