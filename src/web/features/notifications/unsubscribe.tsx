import { Link } from '@tanstack/react-router'
import { BellOff, BellRing, MailX, Unlink } from 'lucide-react'
import type { Subscription } from '#contract/notifications/preferences.ts'
import {
  notificationTopicsCatalog,
  type NotificationTopicsTexts,
} from '#contract/texts/notification-topics-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { OpeningLink } from '#web/ui/display/opening-link.tsx'
import { unsubscribeCatalog, type UnsubscribeTexts } from './texts/unsubscribe-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useChangeSubscription, useSubscription } from './preference-api.ts'

/** Unsubscribes through an emailed link. It takes a click because mail scanners open links too. */
export function Unsubscribe({ token }: { token: string }) {
  const texts = useTexts(unsubscribeCatalog)
  const topicNames = useTexts(notificationTopicsCatalog)
  const found = useSubscription(token)
  const change = useChangeSubscription(token)
  const isWrong = isApiError(found.error) && found.error.body?.code === 'subscription_not_found'
  if (token === '' || isWrong) {
    return (
      <EmailLinkFrame icon={Unlink} title={texts.wrongTitle} text={texts.wrongText}>
        <AllChoices variant="secondary" />
      </EmailLinkFrame>
    )
  }
  if (!found.data) return <OpeningLink opened={found} failed={texts.loadFailed} />
  const words = describe(found.data, texts, topicNames)
  const isOn = change.data?.isOn ?? found.data.isOn
  if (!isOn) {
    return (
      <EmailLinkFrame icon={BellOff} title={words.doneTitle} text={words.done}>
        <div className="grid gap-3">
          <Button
            wide
            variant="secondary"
            loading={change.isPending}
            loadingText={texts.undoing}
            onClick={() => change.mutate(true)}
          >
            {texts.undo}
          </Button>
          <AllChoices />
        </div>
      </EmailLinkFrame>
    )
  }
  const isBack = change.data?.isOn === true
  return (
    <EmailLinkFrame
      icon={isBack ? BellRing : MailX}
      title={isBack ? words.undoneTitle : words.title}
      text={isBack ? words.undone : words.text}
    >
      <div className="grid gap-3">
        <Button
          wide
          variant={isBack ? 'secondary' : 'primary'}
          loading={change.isPending}
          loadingText={texts.pending}
          onClick={() => change.mutate(false)}
        >
          {words.submit}
        </Button>
        <AllChoices />
      </div>
    </EmailLinkFrame>
  )
}

/** What a link says about the emails it is for: the daily digest, the weekly summary or those of a topic. */
function describe(
  { topic: list, search }: Subscription,
  texts: UnsubscribeTexts,
  topicNames: NotificationTopicsTexts,
): Record<'title' | 'text' | 'submit' | 'doneTitle' | 'done' | 'undoneTitle' | 'undone', string> {
  const { submit, doneTitle, undoneTitle } = texts
  if (list === null) {
    const { digestTitle: title, digestText: text, doneDigestText: done, undoneDigestText: undone } = texts
    return { title, text, submit, doneTitle, done, undoneTitle, undone }
  }
  if (list === 'weekly_summary') {
    const { summaryTitle: title, summaryText: text, doneSummaryText: done, undoneSummaryText: undone } = texts
    return { title, text, submit, doneTitle, done, undoneTitle, undone }
  }
  if (list === 'saved_search') {
    const name = search?.name ?? ''
    return {
      title: texts.searchTitle({ name }),
      text: texts.searchText,
      submit: texts.searchSubmit,
      doneTitle: texts.doneSearchTitle,
      done: texts.doneSearchText({ name }),
      undoneTitle: texts.undoneSearchTitle,
      undone: texts.undoneSearchText({ name }),
    }
  }
  const topic = topicNames[list]
  return {
    title: texts.title({ topic }),
    text: texts.text,
    submit,
    doneTitle,
    undoneTitle,
    done: texts.doneText({ topic }),
    undone: texts.undoneText({ topic }),
  }
}

function AllChoices({ variant = 'ghost' }: { variant?: 'ghost' | 'secondary' }) {
  const unsubscribeTexts = useTexts(unsubscribeCatalog)
  return (
    <Button asChild wide variant={variant}>
      <Link {...paths.notificationSettings()}>{unsubscribeTexts.all}</Link>
    </Button>
  )
}
