import { Link } from '@tanstack/react-router'
import {
  Building2,
  CalendarCheck,
  CalendarRange,
  Clock3,
  FileCheck,
  PenLine,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Credential } from '#contract/credentials/credentials.ts'
import { credentialFiles, scopeFragment } from '#contract/credentials/files.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { formatLongDay } from '#contract/i18n/dates.ts'
import { formatPeriod } from '#web/lib/format/format-time.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { IconFacts, type IconFact } from '#web/ui/display/icon-facts.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { credentialsCatalog, type CredentialsTexts } from './texts/credentials-texts.ts'

/** The signed contents of the credential, and whom it is for. */
export function CredentialSheet({ credential }: { credential: Credential }) {
  const credentialsTexts = useTexts(credentialsCatalog)
  const language = useLanguage()
  const texts = credentialsTexts
  const { id, kind, name, description, holderName, issuer, state, isOwn } = credential
  return (
    <Card padding="lg" className="grid gap-6">
      <div className="grid items-center gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-3">
          <Badge variant="primary" size="md" className="justify-self-start">
            {texts.kinds[kind]}
          </Badge>
          <h1 className="text-3xl wrap-anywhere">{name}</h1>
          <p className="measure">{description}</p>
          <dl className="grid gap-1">
            <Person name={texts.givenTo}>
              <span className="text-lg font-semibold" dir="auto">
                {holderName}
              </span>
              {isOwn && <span className="text-muted ms-2 text-sm">{texts.own}</span>}
            </Person>
            <Person name={texts.issuedBy}>
              <a className="link" href={issuer.url} dir="auto">
                {issuer.name}
              </a>
            </Person>
          </dl>
        </div>
        {state === 'valid' && (
          <img
            src={credentialFiles.svg(id)}
            alt={texts.picture({ name })}
            width={208}
            height={208}
            className="size-40 sm:size-52"
          />
        )}
      </div>
      <IconFacts
        facts={factsOf(credentialsTexts, language, credential)}
        className="border-line gap-x-8 gap-y-5 border-t pt-6 sm:grid-cols-2"
      />
    </Card>
  )
}

function Person({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The signed evidence names this element's address. Only the two sides can open the scope itself. */
function ScopeVersion({ version, applicationId }: { version: number; applicationId: string | null }) {
  const { facts: texts } = useTexts(credentialsCatalog)
  const text = texts.scopeVersion({ version })
  return (
    <span id={`${scopeFragment}${version}`}>
      {applicationId === null ? (
        text
      ) : (
        <Link
          {...paths.agreedScope(applicationId, { version })}
          className="link inline-flex min-h-6 items-center"
        >
          {text}
        </Link>
      )}
    </span>
  )
}

/** Dates are in UTC, as in the signed text, so everyone who checks reads the same. */
const dayOf = (language: Language, iso: string) => formatLongDay(language, iso.slice(0, 10))

function factsOf(credentialsTexts: CredentialsTexts, language: Language, credential: Credential): IconFact[] {
  const { facts: texts } = credentialsTexts
  const { organizationName, hours, startedAt, endedAt, validFrom, signedAt } = credential
  const buildFact = (icon: LucideIcon, name: string, value: ReactNode): IconFact[] =>
    value === null ? [] : [[icon, name, value]]
  const period =
    startedAt && endedAt && formatPeriod(language, dayOf(language, startedAt), dayOf(language, endedAt))
  return [
    ...buildFact(Building2, texts.organization, organizationName),
    ...buildFact(Clock3, texts.hours, hours === null ? null : texts.countHours({ hours })),
    ...buildFact(
      FileCheck,
      texts.scope,
      credential.scopeVersion === null ? null : (
        <ScopeVersion version={credential.scopeVersion} applicationId={credential.scopeApplicationId} />
      ),
    ),
    ...buildFact(CalendarRange, texts.period, period),
    ...buildFact(CalendarCheck, texts.earned, period === null ? dayOf(language, validFrom) : null),
    ...buildFact(PenLine, texts.signed, dayOf(language, signedAt)),
  ]
}
