import { CircleCheck, CircleX } from 'lucide-react'
import type { Credential } from '#contract/credentials/credentials.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { credentialsCatalog } from './texts/credentials-texts.ts'

/** Every check with its result. */
export function CheckList({ credential }: { credential: Credential }) {
  const { checks: texts } = useTexts(credentialsCatalog)
  return (
    <>
      <ul className="grid gap-3">
        {credential.checks.map(({ id, passed }) => (
          <li key={id} className="flex gap-3">
            {passed ? (
              <CircleCheck aria-hidden className="text-success mt-0.5 size-5 shrink-0" />
            ) : (
              <CircleX aria-hidden className="text-danger mt-0.5 size-5 shrink-0" />
            )}
            <p>
              <VisuallyHidden>{passed ? texts.passed : texts.failed} </VisuallyHidden>
              {texts.names[id][passed ? 'passed' : 'failed']}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-4 text-sm">
        {texts.at} <TimeStamp iso={credential.checkedAt} inText />
      </p>
    </>
  )
}
