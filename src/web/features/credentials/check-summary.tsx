import { ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Credential } from '#contract/credentials/credentials.ts'
import type { CredentialState } from '#domain/credentials/credentials.ts'
import { formatLongDay } from '#contract/i18n/dates.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { credentialsCatalog } from './texts/credentials-texts.ts'

const styles = {
  valid: { icon: ShieldCheck, colors: 'bg-success-soft text-success' },
  revoked: { icon: ShieldX, colors: 'bg-warn-soft text-warn' },
  forged: { icon: ShieldAlert, colors: 'bg-danger-soft text-danger' },
} satisfies Record<CredentialState, unknown>

/** The result of checking the credential, above its contents. */
export function CheckSummary({ credential }: { credential: Credential }) {
  const language = useLanguage()
  const texts = useTexts(credentialsCatalog)
  const { state, revokedAt, revokedBecause } = credential
  const { icon: Icon, colors } = styles[state]
  const { title, text } = texts.states[state]
  return (
    <section
      aria-label={texts.result}
      className={joinClasses('flex gap-4 rounded-lg px-4 py-4 sm:px-6 sm:py-5', colors)}
    >
      <Icon aria-hidden className="size-8 shrink-0" />
      <div className="grid gap-1">
        <p className="font-heading text-lg font-bold">{title}</p>
        <p>{text}</p>
        {state === 'revoked' && revokedAt && (
          <dl className="mt-1 grid gap-1">
            <Line name={texts.revokedOn}>{formatLongDay(language, revokedAt.slice(0, 10))}</Line>
            <Line name={texts.reason}>{revokedBecause}</Line>
          </dl>
        )}
      </div>
    </section>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold">{name}: </dt>
      <dd className="inline wrap-anywhere">{children}</dd>
    </div>
  )
}
