import { use, useEffect, useRef } from 'react'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { accountsCatalog } from '#web/features/accounts/texts/accounts-texts.ts'

/** Says that the account is suspended and how to appeal; takes the focus when it appears. */
export function SuspendedNotice() {
  const { suspended: texts } = useTexts(accountsCatalog)
  const { contactEmail } = use(SiteContext)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="suspended-title"
      className="border-danger bg-danger-soft rounded-lg border px-5 py-4"
    >
      <h2 id="suspended-title" className="text-lg">
        {texts.title}
      </h2>
      <p className="mt-2 wrap-anywhere">
        {texts.text}
        {contactEmail !== '' && (
          <>
            {' '}
            {texts.noEmail}{' '}
            <a href={`mailto:${contactEmail}`} className="link">
              {texts.contact({ email: contactEmail })}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
