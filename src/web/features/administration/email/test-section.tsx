import { CircleCheck, Inbox, OctagonAlert } from 'lucide-react'
import type { TestedEmail } from '#contract/email/email.ts'
import { formatList } from '#contract/i18n/lists.ts'
import {
  isProvider,
  reachesPeople,
  transportSettings,
  type EmailTransportName,
  type SendingTransport,
} from '#domain/email/transports.ts'
import { RefusalNote } from '#web/features/administration/cases/decision-reason.tsx'
import {
  adminEmailCatalog,
  type AdminEmailTexts,
} from '#web/features/administration/texts/admin-email-texts.ts'
import { isApiError, messageOf } from '#web/lib/calls/api-error.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useEmailDelivery, useTestEmail } from './email-api.ts'

/** Sends an email now, and shows how the mail server answered. */
export function TestSection({ ownAddress }: { ownAddress: string }) {
  const transport = useEmailDelivery().data?.transport
  const { test: texts, transports } = useTexts(adminEmailCatalog)
  const words = transport && reachesPeople(transport) ? transports[transport] : undefined
  const { form, errors, submit, sending } = useTestEmail(ownAddress)
  const { data, isPending, variables, error } = sending
  // The result of an earlier address would look like that of the one which needs correcting.
  const tested = isPending || errors.recipient ? undefined : data
  const isRefused = error && !(isApiError(error) && error.body?.code === 'invalid')
  return (
    <SettingCard
      id="email-test"
      title={texts.title}
      text={transport ? (words?.test ?? texts.outboxText) : texts.text}
    >
      <form method="post" noValidate onSubmit={submit} aria-labelledby="email-test" className="grid gap-4">
        <RefusalNote text={isRefused ? messageOf(error, texts.notSent) : undefined} />
        <Field id="email-test-recipient" label={texts.recipient} error={errors.recipient?.message} required>
          <Input type="email" autoComplete="email" className="max-w-md" {...form.register('recipient')} />
        </Field>
        <div>
          <Button type="submit" loading={isPending} loadingText={texts.sending}>
            {texts.send}
          </Button>
        </div>
      </form>
      <div role="status">
        {tested && <Outcome {...{ tested, transport, words }} recipient={variables?.recipient ?? ''} />}
      </div>
      {tested && words && tested.conversation.length > 0 && (
        <Conversation lines={tested.conversation} words={words} />
      )}
    </SettingCard>
  )
}

const looks = {
  sent: { icon: CircleCheck, color: 'bg-success-soft text-success' },
  stored: { icon: Inbox, color: 'bg-info-soft text-info' },
  failed: { icon: OctagonAlert, color: 'bg-danger-soft text-danger' },
} as const

/** What is said about a transport. */
type TransportWords = AdminEmailTexts['transports'][SendingTransport]

type OutcomeProps = {
  tested: TestedEmail
  recipient: string
  transport: EmailTransportName | undefined
  words: TransportWords | undefined
}

function Outcome({ tested, recipient, transport, words }: OutcomeProps) {
  const texts = useTexts(adminEmailCatalog).test
  const language = useLanguage()
  const { outcome, fault, error } = tested
  const { icon: Icon, color } = looks[outcome]
  const faults = { ...texts.faults, ...(transport && isProvider(transport) && texts.providerFaults) }
  return (
    <div className={joinClasses('flex items-start gap-2.5 rounded-md px-4 py-3 text-sm', color)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        {outcome === 'failed' ? (
          <>
            <strong>{texts.failedTitle}</strong>
            {fault && <p>{faults[fault]}</p>}
            {error && (
              <p>
                {words?.answer} <code className="text-xs">{error}</code>
              </p>
            )}
          </>
        ) : (
          <p>
            {outcome === 'stored' && !words
              ? texts.noServer({ settings: formatList(language, transportSettings, 'disjunction') })
              : texts[outcome]({ recipient })}
          </p>
        )}
      </div>
    </div>
  )
}

type ConversationProps = { lines: TestedEmail['conversation']; words: TransportWords }

/** What both sides said, line by line. */
function Conversation({ lines, words }: ConversationProps) {
  const texts = useTexts(adminEmailCatalog).test
  return (
    <section aria-labelledby="email-conversation" className="grid gap-2">
      <h3 id="email-conversation" className="text-base font-semibold">
        {words.conversation}
      </h3>
      <ol className="border-line bg-sunken grid gap-0.5 rounded-md border px-3 py-2 text-xs" dir="ltr">
        {lines.map(({ from, text }, index) => (
          <li key={index} className="grid grid-cols-[5rem_1fr] gap-2">
            <span className={from === 'client' ? 'text-primary font-medium' : 'text-muted'}>
              {from === 'server' ? words.otherSide : texts.from[from]}
            </span>
            <code className="wrap-anywhere">{text}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
