import { Link } from '@tanstack/react-router'
import type { EmailDelivery } from '#contract/email/email.ts'
import { transportSettings } from '#domain/email/transports.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { useJobCounts } from '#web/features/administration/jobs/jobs-api.ts'
import { adminEmailCatalog } from '#web/features/administration/texts/admin-email-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { FactList, type Fact } from '#web/ui/display/fact-list.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'

const emailKind = 'mail.send'

/** How many emails are in a state. One that is being sent still waits. */
function countOf(counts: NonNullable<ReturnType<typeof useJobCounts>['data']>, state: string): number {
  const shown = ({ kind, state: own }: { kind: string; state: string }) =>
    kind === emailKind && (own === 'running' ? 'waiting' : own) === state
  return counts.filter(shown).reduce((sum, { count }) => sum + count, 0)
}

/** How emails leave: settings of the server, without its password. */
export function DeliverySection({ delivery }: { delivery: EmailDelivery }) {
  const texts = useTexts(adminEmailCatalog).delivery
  const language = useLanguage()
  const { data: counts } = useJobCounts()
  const { transport, server, sender, replyTo, onlyTo, inboundDomain, bounced, showsOutbox } = delivery
  const facts: Fact[] = [
    {
      label: texts.transport,
      value:
        transport === 'outbox'
          ? texts.outbox({ settings: formatList(language, transportSettings, 'disjunction') })
          : texts[transport],
      isWide: transport === 'outbox',
    },
    ...(server === null
      ? []
      : [
          {
            label: transport === 'api' ? texts.apiAddress : texts.server,
            value: <code className="text-sm">{server}</code>,
          },
        ]),
    { label: texts.sender, value: sender },
    { label: texts.replyTo, value: replyTo },
    {
      label: texts.inbound,
      value:
        transport === 'api'
          ? texts.providerBounces
          : inboundDomain === null
            ? texts.noInbound
            : texts.inboundDomain({ domain: inboundDomain }),
    },
    {
      label: texts.messageReplies,
      value: inboundDomain === null ? texts.noReplies : texts.repliesArrive({ domain: inboundDomain }),
    },
    ...(transport === 'api'
      ? [
          {
            label: texts.privacy,
            value: (
              <>
                {texts.privacyText}{' '}
                <Link to="/admin/site" className="link">
                  {texts.privacyLink}
                </Link>
              </>
            ),
            isWide: true,
          },
        ]
      : []),
    ...(onlyTo.length > 0
      ? [
          {
            label: texts.onlyTo,
            value: texts.onlyToText({
              entries: formatList(language, onlyTo),
              hasOutbox: showsOutbox ? 'yes' : 'no',
            }),
            isWide: true,
          },
        ]
      : []),
  ]
  return (
    <SettingCard id="email-delivery" title={texts.title} text={texts.text}>
      <FactList paired facts={facts} />
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {(['waiting', 'failed', 'done'] as const).map((state) => (
          <Link key={state} to="/admin/jobs" search={{ kind: emailKind, state }} className="link">
            {counts && texts.jobs[state]({ count: countOf(counts, state) })}
          </Link>
        ))}
        {(inboundDomain !== null || bounced > 0) && (
          <Link {...paths.adminPeople({ address: 'bounced' })} className="link">
            {texts.bouncedLink({ count: bounced })}
          </Link>
        )}
        {showsOutbox && (
          <a href="/dev/outbox" className="link">
            {texts.outboxLink}
          </a>
        )}
      </p>
    </SettingCard>
  )
}
