import { formatList } from '#contract/i18n/lists.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import {
  checkReadiness,
  confirmedTopics,
  type ConfirmedTopic,
  type ReadinessTopic,
} from '#domain/projects/readiness.ts'
import { safeguardLimits } from '#domain/safeguards/safeguards.ts'
import { readinessCatalog, type ReadinessTexts } from '#web/features/projects/texts/readiness-texts.ts'
import { loadDraft, saveDraft } from '#web/lib/drafts/drafts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import {
  listPlaceholders,
  listUnmet,
  toChecked,
  useWizardForm,
  type WizardField,
} from '#web/features/projects/wizard/wizard-form.ts'

/** The field that a topic is about, if posting may ask for it. */
const fieldOf: Readonly<Partial<Record<ReadinessTopic, WizardField>>> = {
  scope: 'deliverables',
  done: 'definitionOfDone',
  milestones: 'milestones',
  decisionMaker: 'contactName',
}

const isConfirmed = (value: unknown): value is ConfirmedTopic =>
  confirmedTopics.some((topic) => topic === value)

/** What was confirmed about the draft before. */
function loadConfirmed(draftName: string): ConfirmedTopic[] {
  const values = loadDraft(draftName)?.values
  return Array.isArray(values) ? values.filter(isConfirmed) : []
}

/** What is still required to post, then whether the project is ready for volunteers, with advice that is optional. */
export function ReadinessCheck({ draftName }: { draftName: string }) {
  const texts = useTexts(readinessCatalog)
  const language = useLanguage()
  const form = useWizardForm()
  useWatch({ control: form.control })
  const [confirmed, setConfirmed] = useState(() => loadConfirmed(draftName))
  const checked = toChecked(form.getValues())
  const placeholders = listPlaceholders(form.getValues())
  const topics = checkReadiness({ ...checked, endDate: form.getValues('endDate') ?? null }, placeholders)
  const total = topics.length + confirmedTopics.length
  const ready = topics.filter(({ isReady }) => isReady).length + confirmed.length
  const list = formatList(language, placeholders)
  const unmet = listUnmet(form.getValues())
  const isRequired = (topic: ReadinessTopic) => unmet.some((field) => field === fieldOf[topic])
  const hasRequired = topics.some(({ topic, isReady }) => !isReady && isRequired(topic))
  function confirm(topic: ConfirmedTopic, isReady: boolean) {
    const others: ConfirmedTopic[] = confirmed.filter((each) => each !== topic)
    const next = isReady ? [...others, topic] : others
    setConfirmed(next)
    saveDraft(draftName, next)
  }
  return (
    <section aria-labelledby="project-readiness" className="border-line grid gap-4 border-t pt-6">
      <div>
        <h3 id="project-readiness" className="text-lg">
          {texts.heading}
        </h3>
        <p className="text-muted mt-1 text-sm">
          <span role="status">{texts.count({ ready, total })}</span>{' '}
          {hasRequired ? texts.someRequired : texts.optional}
        </p>
      </div>
      <ul className="grid gap-3">
        {topics.map(({ topic, isReady }) => (
          <Topic
            key={topic}
            isReady={isReady}
            text={isReady ? texts.ready[topic] : texts.missing[topic]}
            required={!isReady && isRequired(topic) && texts.required}
          >
            {!isReady && <p className="text-muted text-sm">{advise(texts, topic, list)}</p>}
          </Topic>
        ))}
      </ul>
      <div className="grid gap-1">
        {confirmedTopics.map((topic) => (
          <Checkbox
            key={topic}
            label={texts.confirm[topic].label}
            hint={texts.confirm[topic].advice}
            checked={confirmed.includes(topic)}
            onChange={(event) => confirm(topic, event.target.checked)}
          />
        ))}
      </div>
    </section>
  )
}

function advise({ advice }: ReadinessTexts, topic: ReadinessTopic, placeholders: string): string {
  if (topic === 'placeholders') return advice.placeholders({ placeholders })
  if (topic === 'milestones') return advice.milestones({ hours: safeguardLimits.totalHours.require })
  return advice[topic]
}

type TopicProps = {
  isReady: boolean
  text: string
  /** Says that the project can't be posted without. */
  required: string | false
  children: ReactNode
}

function Topic({ isReady, text, required, children }: TopicProps) {
  const Icon = isReady ? CircleCheck : CircleAlert
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isReady ? 'text-success' : 'text-warn'}`} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          {text} {required && <Badge variant="warn">{required}</Badge>}
        </p>
        {children}
      </div>
    </li>
  )
}
