import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { wizardStepsCatalog } from '#web/features/projects/texts/wizard-steps-texts.ts'
import { toStep } from '#web/lib/drafts/leave-steps.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { useAnswers } from '#web/features/projects/wizard/answers.ts'
import { useWizardForm } from '#web/features/projects/wizard/wizard-form.ts'

/** All answers so far, each step with an edit link; the last step's own fields are above. */
export function WizardReview() {
  const { review } = useTexts(wizardCatalog)
  const form = useWizardForm()
  useWatch({ control: form.control })
  const { basics, skills, timeline } = useTexts(wizardStepsCatalog)
  const names = [basics, skills, timeline]
  const language = useLanguage()
  // The last step's own fields are above.
  const answers = useAnswers()(form.getValues()).slice(0, names.length)
  const missing = answers.flat().filter(({ text }) => !text)
  return (
    <section aria-labelledby="project-review" className="border-line grid gap-5 border-t pt-6">
      <div>
        <h3 id="project-review" className="text-lg">
          {review.heading}
        </h3>
        <p className="text-muted mt-1 text-sm">{review.hint}</p>
      </div>
      {answers.map((rows, index) => (
        <section
          key={names[index]}
          aria-labelledby={`project-review-${index}`}
          className="border-line rounded-lg border"
        >
          <div className="border-line bg-sunken flex items-center justify-between gap-4 rounded-t-lg border-b py-2 ps-4 pe-2">
            <h4 id={`project-review-${index}`} className="text-base">
              {names[index]}
            </h4>
            <Link
              to="."
              search={{ step: index + 1 }}
              {...toStep}
              className="text-primary-ink inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold"
            >
              <Pencil aria-hidden className="size-4" />
              {review.edit}
              <VisuallyHidden>{names[index]}</VisuallyHidden>
            </Link>
          </div>
          <dl className="grid gap-x-6 gap-y-3 p-4 text-sm empty:hidden sm:grid-cols-[11rem_1fr]">
            {rows
              .filter(({ text }) => Boolean(text))
              .map(({ label, text }) => (
                <div key={label} className="grid gap-0.5 sm:contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{text}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      {missing.length > 0 && (
        <p className="text-muted text-sm">
          {review.none({
            names: formatList(
              language,
              missing.map(({ label }) => label),
            ),
          })}
        </p>
      )}
    </section>
  )
}
