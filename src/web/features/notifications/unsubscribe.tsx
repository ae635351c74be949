import { Link } from '@tanstack/react-router'
import { BellOff, BellRing, MailX, Unlink } from 'lucide-react'
import { notificationTopicsCatalog } from '#contract/texts/notification-topics-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { unsubscribeCatalog } from './texts/unsubscribe-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
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
  if (!found.data) {
    return found.isError ? (
      <div className="page-width py-16">
        <ErrorState
          as="h1"
          title={texts.loadFailed}
          onRetry={() => void found.refetch()}
          retrying={found.isFetching}
        />
      </div>
    ) : (
      <LoadingRegion className="page-width grid justify-items-center py-16">
        <Skeleton className="h-72 w-full max-w-120" />
      </LoadingRegion>
    )
  }
  const { topic } = found.data
  const name = topic && topicNames[topic]
  const isOn = change.data?.isOn ?? found.data.isOn
  if (!isOn) {
    return (
      <EmailLinkFrame
        icon={BellOff}
        title={texts.doneTitle}
        text={name ? texts.doneText({ topic: name }) : texts.doneDigestText}
      >
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
      title={isBack ? texts.undoneTitle : name ? texts.title({ topic: name }) : texts.digestTitle}
      text={
        isBack
          ? name
            ? texts.undoneText({ topic: name })
            : texts.undoneDigestText
          : name
            ? texts.text
            : texts.digestText
      }
    >
      <div className="grid gap-3">
        <Button
          wide
          variant={isBack ? 'secondary' : 'primary'}
          loading={change.isPending}
          loadingText={texts.pending}
          onClick={() => change.mutate(false)}
        >
          {texts.submit}
        </Button>
        <AllChoices />
      </div>
    </EmailLinkFrame>
  )
}

function AllChoices({ variant = 'ghost' }: { variant?: 'ghost' | 'secondary' }) {
  const unsubscribeTexts = useTexts(unsubscribeCatalog)
  return (
    <Button asChild wide variant={variant}>
      <Link {...paths.notificationSettings()}>{unsubscribeTexts.all}</Link>
    </Button>
  )
}
