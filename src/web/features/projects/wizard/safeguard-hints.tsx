import { Link } from '@tanstack/react-router'
import { CircleAlert, ShieldAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { fieldsCatalog, type FieldsTexts } from '#contract/texts/fields-texts.ts'
import { safeguardsCatalog, type SafeguardsTexts } from '#contract/texts/safeguards-texts.ts'
import {
  checkHours,
  checkPerkText,
  checkText,
  checkTotal,
  type Finding,
} from '#domain/safeguards/evaluate.ts'
import { findMessage } from '#web/lib/form-errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useWizardForm, type WizardField, type WizardPerk } from './wizard-form.ts'

type SafeguardHintsProps = {
  findings: readonly Finding[]
  /** What the field already shows as its error. */
  error?: string | undefined
  /** Its changes are announced; not if it appears together with what it is about. */
  isLive?: boolean
}

/** What the safeguards found in an answer while it is written, and how to fix it (decision B9). */
function SafeguardHints({ findings, error, isLive = true }: SafeguardHintsProps) {
  const texts = useTexts(safeguardsCatalog)
  const fields = useTexts(fieldsCatalog)
  const shown = findings
    .map((finding) => ({ ...finding, text: describeFinding(texts, fields, finding) }))
    .filter(({ text }) => text !== error)
  return (
    <div {...(isLive && { role: 'status' })}>
      {shown.length > 0 && (
        <div className="bg-warn-soft text-warn mt-2 grid gap-1.5 rounded-md px-3 py-2.5 text-sm">
          {shown.map(({ rule, effect, text }) => {
            const Icon = effect === 'warn' ? CircleAlert : ShieldAlert
            return (
              <p key={rule} className="flex gap-2">
                <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </p>
            )
          })}
          <Link {...paths.safeguards()} target="_blank" className="link ms-6 w-fit">
            {texts.hints.more}
          </Link>
        </div>
      )}
    </div>
  )
}

/** How to fix what a safeguard found. */
function describeFinding(
  { hints }: SafeguardsTexts,
  { safeguards: refusals }: FieldsTexts,
  { rule, effect, evidence }: Finding,
): string {
  if (effect === 'block') {
    return rule === 'S9' ? refusals.payment({ evidence }) : refusals.workBeforeAcceptance({ evidence })
  }
  if (rule === 'S2' || rule === 'S3') return hints[rule][effect]({ hours: Number(evidence) })
  return hints[rule]({ evidence })
}

/** Under a text field. */
export function TextHints({ name }: { name: WizardField }) {
  const form = useWizardForm()
  const written = useDeferredValue(useWatch({ control: form.control, name }))
  const findings = useMemo(() => (typeof written === 'string' ? checkText(written) : []), [written])
  return <SafeguardHints findings={findings} error={findMessage(form.formState.errors[name])} />
}

/** Under the hours a week: these and, together with the duration, the total. */
export function HoursHints() {
  const form = useWizardForm()
  const [hours, duration, timeline] = useWatch({
    control: form.control,
    name: ['timeCommitment', 'duration', 'timeline'],
  })
  const timeCommitment = hours === undefined || Number.isNaN(hours) ? null : hours
  const total = { timeCommitment, duration: duration || null, timeline: timeline?.trim() || null }
  return <SafeguardHints findings={[...checkHours(timeCommitment), ...checkTotal(total)]} />
}

/** In the row of a perk; its list announces that the perk was added. */
export function PerkHints({ perk }: { perk: WizardPerk }) {
  const findings = checkPerkText(`${perk.title}\n\n${perk.description ?? ''}`)
  return <SafeguardHints findings={findings} isLive={false} />
}
