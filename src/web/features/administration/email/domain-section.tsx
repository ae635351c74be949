import { Fragment, useState } from 'react'
import { CircleCheck, CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { CheckedDomainRecord } from '#contract/email/email.ts'
import { adminEmailCatalog } from '#web/features/administration/texts/admin-email-texts.ts'
import { issuesOf } from '#web/lib/calls/api-error.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { CopyableText } from '#web/ui/display/copyable-text.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useEmailDomain } from './email-api.ts'

type Props = {
  /** As the address has them. */
  selectors: string
  onSelectors: (selectors: string) => void
}

/** SPF, DKIM and DMARC of the sender's domain, with what to add. */
export function DomainSection({ selectors, onSelectors }: Props) {
  const texts = useTexts(adminEmailCatalog).domain
  const [typed, setTyped] = useState({ text: selectors, of: selectors })
  // Back and forward change the address.
  if (typed.of !== selectors) setTyped({ text: selectors, of: selectors })
  const { data, error, isFetching, refetch } = useEmailDomain(selectors)
  const refusal = error ? issuesOf(error)[0]?.message : undefined
  const look = () => {
    const text = typed.text.trim()
    if (text === selectors) void refetch()
    else onSelectors(text)
  }
  return (
    <SettingCard
      id="email-domain"
      title={data ? texts.title({ domain: data.domain }) : texts.anyTitle}
      text={texts.text}
    >
      <form
        method="post"
        noValidate
        aria-labelledby="email-domain"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isFetching) look()
        }}
      >
        <Field id="email-selectors" label={texts.selectors} hint={texts.selectorsHint} error={refusal}>
          <Input
            value={typed.text}
            onChange={(event) => setTyped({ text: event.currentTarget.value, of: selectors })}
            autoCapitalize="off"
            spellCheck={false}
            className="max-w-md"
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" loading={isFetching} loadingText={texts.checking}>
            {data ? texts.again : texts.check}
          </Button>
        </div>
      </form>
      {data ? (
        <ul className="grid grid-cols-1 gap-4">
          {data.records.map((record) => (
            <li key={`${record.kind} ${record.name}`}>
              <DomainRecord record={record} />
            </li>
          ))}
        </ul>
      ) : error ? (
        refusal === undefined && (
          <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
        )
      ) : (
        <LoadingRegion>
          <Skeleton className="h-24" />
        </LoadingRegion>
      )}
    </SettingCard>
  )
}

const looks = {
  ok: { icon: CircleCheck, variant: 'success' },
  warn: { icon: TriangleAlert, variant: 'warn' },
  fail: { icon: OctagonAlert, variant: 'danger' },
  unknown: { icon: CircleHelp, variant: 'neutral' },
} as const

function DomainRecord({ record }: { record: CheckedDomainRecord }) {
  const texts = useTexts(adminEmailCatalog).domain
  const { kind, name, state, findings, mistakes, found, suggestion } = record
  const { icon, variant } = looks[state]
  // Whole records are below.
  const parts = mistakes.filter((text) => !found.includes(text))
  return (
    <article className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{texts.names[kind]}</h3>
        <Badge variant={variant} icon={icon}>
          {texts.states[state]}
        </Badge>
        <span className="text-muted basis-full text-sm wrap-anywhere">{texts.at({ name })}</span>
      </div>
      <ul className="grid gap-1 text-sm">
        {findings.map((finding) => (
          <li key={finding}>{texts.findings[finding]}</li>
        ))}
      </ul>
      {parts.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {texts.mistakes}{' '}
          {parts.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ', '}
              <code className="bg-warn-soft text-warn rounded-sm px-1">{text}</code>
            </Fragment>
          ))}
        </p>
      )}
      {found.length > 0 && (
        <div className="grid gap-1 text-sm">
          <p className="text-muted">{texts.found}</p>
          {found.map((text, index) => (
            // A domain can have the same record twice.
            <code key={index} className="bg-sunken rounded-md px-3 py-2 text-xs wrap-anywhere">
              {text}
            </code>
          ))}
        </div>
      )}
      {suggestion && (
        <div className="grid gap-2 text-sm">
          <p>{texts.add}</p>
          <dl className="grid grid-cols-1 gap-3">
            <div>
              <dt className="font-semibold">{texts.recordType}</dt>
              <dd>
                <code>{suggestion.type}</code>
              </dd>
            </div>
            <CopyableText
              name={texts.recordName}
              text={suggestion.name}
              copyName={texts.copyName({ kind: texts.kinds[kind] })}
            />
            {suggestion.value === null ? (
              <div>
                <dt className="font-semibold">{texts.recordValue}</dt>
                <dd>{texts.fromProvider}</dd>
              </div>
            ) : (
              <CopyableText
                name={texts.recordValue}
                text={suggestion.value}
                copyName={texts.copyValue({ kind: texts.kinds[kind] })}
              />
            )}
          </dl>
        </div>
      )}
    </article>
  )
}
