import { Link } from '@tanstack/react-router'
import { CircleAlert, ShieldAlert, ShieldX } from 'lucide-react'
import { use, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { get, useWatch } from 'react-hook-form'
import { fieldsCatalog, type FieldsTexts } from '#contract/texts/fields-texts.ts'
import { safeguardsCatalog, type SafeguardsTexts } from '#contract/texts/safeguards-texts.ts'
import {
  checkHours,
  checkMilestones,
  checkPerkText,
  checkText,
  checkTotal,
  isForField,
  listBlocks,
  type CheckedProject,
  type Finding,
} from '#domain/safeguards/evaluate.ts'
import { findAppealOf } from '#domain/safeguards/allowed-sentences.ts'
import { wizardCatalog } from '#web/features/projects/texts/wizard-texts.ts'
import { findMessage } from '#web/lib/forms/form-errors.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import {
  toChecked,
  useWizardForm,
  type WizardField,
  type WizardPerk,
} from '#web/features/projects/wizard/wizard-form.ts'
import { AllowedContext } from './allowed-sentences.ts'
import { AppealText } from './appeal-text.tsx'

/** A refusal looks different from what a person only reads. */
const icons = { block: ShieldX, review: ShieldAlert, require: ShieldAlert, warn: CircleAlert } as const

type SafeguardHintsProps = {
  findings: readonly Finding[]
  /** What the field already shows as its error. */
  error?: string | undefined
  /** Its changes are announced; not if it appears together with what it is about. */
  isLive?: boolean
  /** The text that a refusal of it can be appealed for, with its field. */
  written?: { field: string; text: string }
}

/** What the safeguards found in an answer while it is written, and how to fix it (decision B9). */
function SafeguardHints({ findings, error, isLive = true, written }: SafeguardHintsProps) {
  const isRefused = findings.some(({ effect }) => effect === 'block')
  const { holdsForReview } = use(SiteContext)
  const { isPosted } = use(AllowedContext)
  const texts = useTexts(safeguardsCatalog)
  const { safeguards: refusals } = useTexts(fieldsCatalog)
  const shown = findings
    .map((finding) => ({ ...finding, text: describeFinding(texts, refusals, finding) }))
    .filter(({ text }) => text !== error)
  // It speaks of those who will read it, whom the hint before names.
  const isHidden = holdsForReview && !isRefused && shown.some(({ effect }) => effect === 'review')
  const box = useScrolledIntoView(shown.length > 0)
  return (
    <div ref={box}>
      <div
        className={
          shown.length > 0
            ? joinClasses(
                'mt-2 grid gap-1.5 rounded-md px-3 py-2.5 text-sm',
                isRefused ? 'bg-danger-soft text-danger' : 'bg-warn-soft text-warn',
              )
            : undefined
        }
      >
        {/* Links are outside: a status is read aloud, not operated. */}
        <div className="grid gap-1.5" {...(isLive && { role: 'status' })}>
          {shown.map(({ rule, effect, text }) => {
            const Icon = icons[effect]
            return (
              <p key={rule} className="flex gap-2">
                <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{text}</span>
              </p>
            )
          })}
          {isHidden && <p className="ms-6">{isPosted ? texts.hints.hiddenOnSave : texts.hints.hidden}</p>}
        </div>
        {shown.length > 0 && (
          <Link {...paths.safeguards()} target="_blank" className="link ms-6 w-fit">
            {texts.hints.more}
          </Link>
        )}
      </div>
      {isRefused && written && <Appeals {...written} />}
    </div>
  )
}

/** Scrolls what appears below the field being written in above a bar that would cover it. */
function useScrolledIntoView(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    const isNew = isShown && !wasShown.current
    wasShown.current = isShown
    const isOfField = box.current?.parentElement?.contains(document.activeElement)
    if (isNew && isOfField) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return box
}

/** For each refused sentence of a text: its appeal, or how to appeal. */
function Appeals({ field, text }: { field: string; text: string }) {
  const { organizationId, isAllowed, appealed } = use(AllowedContext)
  const { mistake } = useTexts(wizardCatalog)
  if (organizationId === null) return null
  const blocks = listBlocks(text, isAllowed)
  return (
    <ul className="mt-2 grid gap-1.5 text-sm">
      {blocks.map((block) => {
        const { rule, evidence } = block
        const appeal = findAppealOf(appealed, block)
        const hasTwoRules = blocks.some((each) => each !== block && each.evidence === evidence)
        const label = hasTwoRules
          ? mistake.appealOfRule({ evidence, rule })
          : blocks.length === 1
            ? mistake.appeal
            : mistake.appealOf({ evidence })
        return (
          <AppealText
            key={`${rule} ${evidence}`}
            organizationId={organizationId}
            field={field}
            text={text}
            rule={rule}
            evidence={evidence}
            label={label}
          >
            {appeal && (
              <>
                {(appeal.state === 'denied' ? mistake.denied : mistake.open)({ evidence })}{' '}
                <Link {...paths.decisions()} target="_blank" className="link">
                  {mistake.see}
                </Link>
              </>
            )}
          </AppealText>
        )
      })}
    </ul>
  )
}

/** How to fix what a safeguard found. */
function describeFinding(
  { hints }: SafeguardsTexts,
  refusals: FieldsTexts['safeguards'],
  { rule, effect, evidence }: Finding,
): string {
  if (effect === 'block') {
    return rule === 'S9' ? refusals.payment({ evidence }) : refusals.workBeforeAcceptance({ evidence })
  }
  const hours = { hours: Number(evidence) }
  if (rule === 'S2') return effect === 'review' ? hints.S2.review(hours) : hints.S2.warn(hours)
  if (rule === 'S3') return effect === 'review' ? hints.S3.review(hours) : hints.S3.require(hours)
  return hints[rule]({ evidence })
}

/** A text of the form: a field, or a part of an entry of a list. */
type TextPath = WizardField | `milestones.${number}.title` | `screeningQuestions.${number}.text`

/** Under a text field. Licensed work is no longer mentioned once its license is confirmed. */
export function TextHints({ name }: { name: TextPath }) {
  const form = useWizardForm()
  const { isAllowed } = use(AllowedContext)
  const [value, isLicensed] = useWatch({ control: form.control, name: [name, 'confirmsLicense'] })
  const text = useDeferredValue(typeof value === 'string' ? value : '')
  const findings = useMemo(() => checkText(text, isAllowed), [text, isAllowed])
  const shown = findings.filter(
    (finding) => isForField(name, finding) && (finding.rule !== 'S13' || isLicensed !== true),
  )
  const error = findMessage(get(form.formState.errors, name))
  return <SafeguardHints findings={shown} error={error} written={{ field: name, text }} />
}

/** Under the hours a week. */
export function HoursHints() {
  return <SafeguardHints findings={checkHours(useChecked())} />
}

/** Under the duration: what it makes of the hours in total. */
export function TotalHints() {
  return <SafeguardHints findings={checkTotal(useChecked())} />
}

/** Under the milestones, while they are missing. */
export function MilestonesHints() {
  return <SafeguardHints findings={checkMilestones(useChecked())} />
}

/** The form as the safeguards read it. */
export function useChecked(): CheckedProject {
  const form = useWizardForm()
  useWatch({ control: form.control })
  return toChecked(form.getValues())
}

/** In the row of a perk; its list announces that the perk was added. */
export function PerkHints({ perk, index }: { perk: WizardPerk; index: number }) {
  const { isAllowed } = use(AllowedContext)
  const texts = { title: perk.title, description: perk.description ?? '' }
  const found = (['title', 'description'] as const).flatMap((part) =>
    checkPerkText(texts[part], isAllowed).map((finding) => ({ ...finding, part })),
  )
  // Both parts may say the same.
  const findings = found.filter(({ rule }, at) => found.findIndex((each) => each.rule === rule) === at)
  const refused = findings.find(({ effect }) => effect === 'block')
  return (
    <SafeguardHints
      findings={findings}
      isLive={false}
      {...(refused && {
        written: { field: `perks.${index}.${refused.part}`, text: texts[refused.part] },
      })}
    />
  )
}
