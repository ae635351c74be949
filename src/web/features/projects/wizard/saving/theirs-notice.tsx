import { useEffect, useRef } from 'react'
import { manageCatalog } from '#web/features/projects/texts/manage-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useAnswers } from '#web/features/projects/wizard/answers.ts'
import type { SavedValues } from '#web/features/projects/wizard/edit-form.ts'

type TheirsNoticeProps = {
  /** The fields that were changed here and by someone else. */
  fields: readonly string[]
  theirs: SavedValues
  onUse: (fields: readonly string[]) => void
}

/** What someone else wrote in fields that have unsaved changes here, each with the way to use it. */
export function TheirsNotice({ fields, theirs, onUse }: TheirsNoticeProps) {
  const { theirs: texts } = useTexts(manageCatalog).edit
  const answers = useAnswers()(theirs)
    .flat()
    .filter((answer) => answer.fields.some((name) => fields.includes(name)))
  const count = answers.length
  const notice = useRef<HTMLElement>(null)
  // It opens with the reloaded form.
  useEffect(() => notice.current?.focus(), [])
  if (count === 0) return null
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="theirs-title"
      className="bg-warn-soft text-ink rounded-lg px-5 py-4"
    >
      <h2 id="theirs-title" className="text-warn text-lg">
        {texts.title({ count })}
      </h2>
      <p className="mt-1 text-sm">{texts.text}</p>
      <ul className="mt-3 grid gap-3">
        {answers.map(({ fields: names, label, text }) => (
          <li key={label} className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-sm font-semibold">{label}</p>
              <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                {text || texts.empty}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.useOf({ field: label })}
              onClick={() => {
                onUse(names)
                // The button is gone.
                notice.current?.focus()
              }}
            >
              {texts.use}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
