import { Link } from '@tanstack/react-router'
import type { EmailDelivery } from '#contract/email/email.ts'
import { emailKind } from '#domain/email/email-job.ts'
import { isProvider, reachesPeople, transportSettings } from '#domain/email/transports.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { useJobCounts } from '#web/features/administration/jobs/jobs-api.ts'
import { adminEmailCatalog } from '#web/features/administration/texts/admin-email-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { FactList, type Fact } from '#web/ui/display/fact-list.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'

/** How many emails the list of jobs has in a state. */
const countEmails = (
  counts: readonly { kind: string; state: string; count: number }[],
  state: string,
): number => counts.find((each) => each.kind === emailKind && each.state === state)?.count ?? 0

type DeliverySectionProps = {
  delivery: EmailDelivery
  /** What the product's own privacy notice says of who delivers the emails. */
  privacyNotice: string
}

/** How emails leave: settings of the server, without its password. */
export function DeliverySection({ delivery, privacyNotice }: DeliverySectionProps) {
  const { delivery: texts, transports } = useTexts(adminEmailCatalog)
  const language = useLanguage()
  const { data: counts } = useJobCounts()
  const { transport, server, sender, replyTo, onlyTo, inboundDomain, bounced, showsOutbox } = delivery
  const describeJobs = (state: 'waiting' | 'failed' | 'done') => {
    if (!counts) return texts.jobs[state].name
    const count = countEmails(counts, state)
    // A site without a mail server sent none.
    if (state === 'done' && !reachesPeople(transport)) return texts.jobs.done.stored({ count })
    return texts.jobs[state].count({ count })
  }
  const facts: Fact[] = [
    {
      label: texts.transport,
      value: reachesPeople(transport)
        ? transports[transport].name
        : texts.outbox({ settings: formatList(language, transportSettings, 'disjunction') }),
      isWide: !reachesPeople(transport),
    },
    ...(reachesPeople(transport) && server !== null
      ? [{ label: transports[transport].address, value: <code className="text-sm">{server}</code> }]
      : []),
    { label: texts.sender, value: sender },
    { label: texts.replyTo, value: replyTo },
    {
      label: texts.inbound,
      value: isProvider(transport)
        ? texts.providerBounces
        : inboundDomain === null
          ? texts.noInbound
          : texts.inboundDomain({ domain: inboundDomain }),
    },
    {
      label: texts.messageReplies,
      value: inboundDomain === null ? texts.noReplies : texts.repliesArrive({ domain: inboundDomain }),
    },
    ...(reachesPeople(transport)
      ? [
          {
            label: texts.privacy,
            value: (
              <>
                {texts.privacyText({ says: privacyNotice })}{' '}
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
            {describeJobs(state)}
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
