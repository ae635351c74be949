import { Scale } from 'lucide-react'
import { useRef, useState } from 'react'
import type { VerificationCase } from '#contract/verification/cases.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { listPossibleDecisions, caseDecisions, type CaseDecision } from '#domain/verification/queue.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { VerificationDecisionDialog } from './verification-decision-dialog.tsx'
import { adviceVariants } from './verification-list.tsx'

/** The registers' advice, and the decision. */
export function Decision({ about }: { about: VerificationCase }) {
  const { case: texts } = useTexts(adminVerificationCatalog)
  const { verificationReasons, verificationAdvices } = useTexts(staffListsCatalog)
  const { advice, reasons, tags, flags, label } = about.check
  const marks = [label, ...tags.map((tag) => texts.tags[tag]), ...flags.map((flag) => texts.flags[flag])]
  const isByStaff = about.request.registration !== null && advice === 'look_closer'
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" padding="lg" aria-labelledby="advice" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Scale aria-hidden className="text-primary size-6 shrink-0" />
        <h2 id="advice" ref={heading} tabIndex={-1} className="text-xl">
          {texts.advice}
        </h2>
        <Badge size="md" variant={adviceVariants[advice]}>
          {verificationAdvices[advice]}
        </Badge>
      </div>
      <div className="grid gap-3">
        <p className="measure">{isByStaff ? texts.adviceByStaff : texts.adviceTexts[advice]}</p>
        {reasons.length > 0 && (
          <ul className="measure list-disc ps-5">
            {reasons.map((reason) => (
              <li key={reason}>{verificationReasons[reason]}</li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {marks.map((mark) => mark && <Badge key={mark}>{mark}</Badge>)}
        </p>
      </div>
      <VerificationDecisions about={about} onGone={() => heading.current?.focus()} />
    </Card>
  )
}

/** The decisions allowed in this state, plus the open one even if the state no longer allows it. */
function VerificationDecisions({ about, onGone }: { about: VerificationCase; onGone: () => void }) {
  const adminVerificationTexts = useTexts(adminVerificationCatalog)
  const [openDecision, setOpenDecision] = useState<CaseDecision | null>(null)
  // The typed text outlives its dialog: revoking and declining send the organization the same.
  const [reasons, setReasons] = useState({ approval: '', refusal: '' })
  const possible = about.isOwnCase ? [] : listPossibleDecisions(about.state)
  const shown = caseDecisions.filter((decision) => possible.includes(decision) || decision === openDecision)
  return (
    <>
      {about.isOwnCase && (
        <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm font-medium">
          {adminVerificationTexts.case.own}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {shown.map((decision) => {
          const kind = decision === 'approve' ? 'approval' : 'refusal'
          return (
            <VerificationDecisionDialog
              key={decision}
              about={about}
              decision={decision}
              isOpen={openDecision === decision}
              onOpenChange={(isOpen) => setOpenDecision(isOpen ? decision : null)}
              reason={reasons[kind]}
              onReason={(reason) => setReasons({ ...reasons, [kind]: reason })}
              onDecided={() => setReasons({ approval: '', refusal: '' })}
              onClosed={(event) => {
                if (possible.includes(decision)) return
                // The button is gone: another state has other decisions.
                event.preventDefault()
                onGone()
              }}
            />
          )
        })}
      </div>
    </>
  )
}
