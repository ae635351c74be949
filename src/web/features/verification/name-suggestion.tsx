import { SpellCheck } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { verificationSteps } from '#contract/verification/form.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { focusField } from '#web/ui/forms/error-summary.tsx'
import { useNameSuggestion } from './api.ts'
import { idOf } from './form-steps.ts'
import { verificationCatalog } from './texts/verification-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useVerificationForm } from './step-fields.tsx'
const { organizationName: nameRule, ein: einRule } = verificationSteps.basics.shape
const pauseMs = 500

export type NameSuggestionProps = {
  /** The name and EIN whose suggestion was dismissed. */
  dismissed: string | null
  onDismiss: (typed: string) => void
}

/** Suggests the register's name for the EIN if it is similar to the typed one. */
export function NameSuggestion({ dismissed, onDismiss }: NameSuggestionProps) {
  const { suggestion: texts } = useTexts(verificationCatalog)
  const form = useVerificationForm()
  const [name, ein] = useWatch({ control: form.control, name: ['organizationName', 'ein'] })
  const typed = `${ein} ${name}`
  const { hasRegisters } = use(SiteContext)
  const isReady =
    useDebounced(typed) && hasRegisters && nameRule.safeParse(name).success && einRule.safeParse(ein).success
  const { data } = useNameSuggestion(isReady ? { organizationName: name, ein } : null)
  const [acceptedName, setAcceptedName] = useState<string | null>(null)
  const region = useRef<HTMLParagraphElement>(null)
  const suggestion = typed === dismissed ? null : (data?.suggestion ?? null)

  function leave() {
    const id = idOf('organizationName')
    if (document.getElementById(id)) focusField(id)
    else region.current?.focus()
  }
  function take(suggested: string) {
    form.setValue('organizationName', suggested, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    })
    setAcceptedName(suggested)
    leave()
  }
  const isShown = suggestion !== null
  return (
    <div className={isShown ? 'bg-info-soft flex gap-3 rounded-lg p-4' : 'contents'}>
      {isShown && <SpellCheck aria-hidden className="text-info mt-0.5 size-5 shrink-0 max-sm:hidden" />}
      <div className={isShown ? 'grid min-w-0 flex-1 gap-3' : 'contents'}>
        <p
          ref={region}
          role="status"
          tabIndex={-1}
          className={isShown ? 'grid gap-1 text-sm wrap-anywhere outline-none' : 'sr-only'}
        >
          {isShown ? (
            <>
              <span className="text-base font-semibold">{texts.question({ name: suggestion })}</span>{' '}
              <span>{texts.why}</span>
            </>
          ) : (
            acceptedName === name && texts.taken({ name: acceptedName })
          )}
        </p>
        {isShown && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => take(suggestion)} className="max-sm:w-full">
              {texts.take}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              className="max-sm:w-full"
              onClick={() => {
                onDismiss(typed)
                leave()
              }}
            >
              {texts.keep}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

/** Whether a text has been unchanged for a moment. */
function useDebounced(text: string): boolean {
  const [debounced, setDebounced] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced === text
}
