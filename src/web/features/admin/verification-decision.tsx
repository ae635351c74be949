import { Scale } from 'lucide-react'
import { useRef, useState } from 'react'
import type { VerificationCase } from '#contract/admin-verification.ts'
import { listVerdicts, verdicts, type Verdict } from '#domain/verification-queue.ts'
import { adminVerificationTexts } from '#web/messages/en/admin-verification.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { VerdictDialog } from './verdict-dialog.tsx'
import { adviceVariants } from './verification-list.tsx'

/** What the registers advise, and what is decided. */
export function Decision({ about }: { about: VerificationCase }) {
  const { case: texts, reasons: reasonTexts, advices } = adminVerificationTexts
  const { advice, reasons, tags, flags, label } = about.check
  const marks = [label, ...tags.map((tag) => texts.tags[tag]), ...flags.map((flag) => texts.flags[flag])]
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" padding="lg" aria-labelledby="advice" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Scale aria-hidden className="text-primary size-6 shrink-0" />
        <h2 id="advice" ref={heading} tabIndex={-1} className="text-xl">
          {texts.advice}
        </h2>
        <Badge size="md" variant={adviceVariants[advice]}>
          {advices[advice]}
        </Badge>
      </div>
      <div className="grid gap-3">
        <p className="measure">{texts.adviceTexts[advice]}</p>
        {reasons.length > 0 && (
          <ul className="measure list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reasonTexts[reason]}</li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-2 empty:hidden">
          {marks.map((mark) => mark && <Badge key={mark}>{mark}</Badge>)}
        </p>
      </div>
      <Verdicts about={about} onGone={() => heading.current?.focus()} />
    </Card>
  )
}

/** The decisions that the state has, and the one being made although the state has it no more. */
function Verdicts({ about, onGone }: { about: VerificationCase; onGone: () => void }) {
  const [asked, setAsked] = useState<Verdict | null>(null)
  // What was typed outlives its dialog: taking back and declining say the same to whom they concern.
  const [words, setWords] = useState({ approval: '', refusal: '' })
  const possible = about.isOwnCase ? [] : listVerdicts(about.state)
  const shown = verdicts.filter((verdict) => possible.includes(verdict) || verdict === asked)
  return (
    <>
      {about.isOwnCase && (
        <p className="bg-warn-soft text-warn rounded-md px-4 py-3 text-sm font-medium">
          {adminVerificationTexts.case.own}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3 empty:hidden">
        {shown.map((verdict) => {
          const kind = verdict === 'approve' ? 'approval' : 'refusal'
          return (
            <VerdictDialog
              key={verdict}
              about={about}
              verdict={verdict}
              isOpen={asked === verdict}
              onOpenChange={(isOpen) => setAsked(isOpen ? verdict : null)}
              reason={words[kind]}
              onReason={(reason) => setWords({ ...words, [kind]: reason })}
              onDecided={() => setWords({ approval: '', refusal: '' })}
              onClosed={(event) => {
                if (possible.includes(verdict)) return
                // Its button has gone with it: another state has other decisions.
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
