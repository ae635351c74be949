import { useRef } from 'react'
import type { UseMutationResult } from '@tanstack/react-query'
import type { OwnDecision } from '#contract/moderation/appeals.ts'
import { safeguardRulesCatalog } from '#contract/texts/safeguard-rules-texts.ts'
import { useAppeal } from '#web/lib/forms/appeal-form.ts'
import { appealVariants, effectOf } from '#web/lib/format/appeal-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { AppealDialogBase } from '#web/ui/forms/appeal-dialog-base.tsx'
import { decisionsCatalog } from './texts/decisions-texts.ts'

type Decision = Omit<OwnDecision, 'key' | 'projectId' | 'organizationId'>
type DecisionCardProps = {
  decision: Decision
  appeal: UseMutationResult<unknown, Error, { reason: string }>
}

/** One decision with its reason, and the appeal against it or the way to one. */
export function DecisionCard({ decision, appeal }: DecisionCardProps) {
  const texts = useTexts(decisionsCatalog)
  const { reason } = decision
  // A message can have files only.
  const name = decision.name || texts.noText
  const effect = effectOf(decision)
  const isOrganization = decision.kind === 'organization' && effect === 'suspend'
  const isUndone = decision.appeal?.state === 'granted'
  const heading = useRef<HTMLHeadingElement>(null)
  const { open, dialog } = useAppeal(appeal)
  return (
    <Card as="article" padding="lg" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 text-lg wrap-anywhere" dir="auto">
          {texts.decisions[decision.decision]({ name })}
        </h2>
        <span className="text-muted text-sm">
          <TimeStamp iso={decision.at} />
        </span>
      </div>
      <div className="measure grid gap-1 wrap-anywhere">
        <p>{isUndone ? texts.undone : texts.what[isOrganization ? 'suspendOrganization' : effect]}</p>
        <Rules rules={decision.rules} />
        {reason && (
          <p className="whitespace-pre-line" dir="auto">
            {texts.reason({ reason })}
          </p>
        )}
      </div>
      {decision.appeal ? (
        <div className="border-line grid gap-1 border-s-3 ps-4 text-sm wrap-anywhere">
          <p>
            <Badge variant={appealVariants[decision.appeal.state]}>
              {texts.states[decision.appeal.state]}
            </Badge>
          </p>
          <p className="measure whitespace-pre-line" dir="auto">
            {texts.yours({ reason: decision.appeal.reason })}
          </p>
          {decision.appeal.note && (
            <p className="measure whitespace-pre-line" dir="auto">
              {texts.answer({ note: decision.appeal.note })}
            </p>
          )}
        </div>
      ) : (
        <div>
          <Button variant="secondary" aria-label={texts.appealOf({ name })} onClick={open}>
            {texts.appeal}
          </Button>
        </div>
      )}
      {/* Outside the choice above, so that it can close when the card already shows the appeal. */}
      <AppealDialogBase {...dialog} focusAfter={heading} title={texts.dialog} description={name} />
    </Card>
  )
}

function Rules({
  // A server of the release before may answer while another one is being replaced.
  rules = [],
}: Partial<Pick<Decision, 'rules'>>) {
  const texts = useTexts(decisionsCatalog)
  const { names } = useTexts(safeguardRulesCatalog)
  return rules.map((code) => <p key={code}>{texts.rule({ code, title: names[code] })}</p>)
}
