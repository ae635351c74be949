import { Building2, Clock3, MailOpen, MapPin } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { CopyableText } from '#web/ui/display/copyable-text.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { CallCard } from '#web/ui/display/call-card.tsx'
import { EmailLinkQuestion } from '#web/ui/display/email-link-question.tsx'
import { Evidence } from '#web/ui/display/evidence.tsx'
import { Checklist } from '#web/ui/display/checklist.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { IconFacts } from '#web/ui/display/icon-facts.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { KeyHints } from '#web/ui/display/key-hints.tsx'
import { LinkedText } from '#web/ui/display/linked-text.tsx'
import { OpeningLink } from '#web/ui/display/opening-link.tsx'
import { ReplyQuote } from '#web/ui/display/reply-quote.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { WrittenIn } from '#web/ui/display/written-in.tsx'
import { long, nothing, type Samples } from './samples.tsx'

const iso = '2026-11-20T12:00:00.000Z'

export const writtenSamples: readonly Samples[] = [
  {
    component: 'CopyableText',
    states: {
      long: (
        <dl>
          <CopyableText
            name="Address"
            text={`https://example.org/${'part/'.repeat(20)}`}
            copyName="Copy the address"
          />
        </dl>
      ),
    },
  },
  {
    component: 'EmailLinkFrame',
    states: {
      question: <EmailLinkFrame icon={MailOpen} title="Confirm your email" text="One press is enough." />,
    },
  },
  {
    component: 'CallCard',
    states: {
      all: (
        <CallCard
          id="call-sample"
          icon={Building2}
          title="Post projects, too"
          text="Add your organization to find volunteers."
          action={<Button variant="secondary">Add</Button>}
        />
      ),
    },
  },
  {
    component: 'EmailLinkQuestion',
    states: {
      'asked of its owner': (
        <EmailLinkQuestion
          texts={{
            title: ({ organization }) => `Act for ${organization}?`,
            text: ({ organization }) => `Confirm that you act for ${organization}.`,
            submit: 'Confirm',
            pending: 'Confirming...',
            expiredTitle: 'Link expired',
            expiredText: 'Request a new one.',
            visitorTitle: 'Sign in first',
            visitorText: 'The link is for an account.',
            signIn: 'Sign In',
            loadFailed: 'Couldn’t open the link',
            otherTitle: 'Another account',
            otherText: ({ email }) => `You are signed in as ${email}.`,
            otherAction: 'Use another account',
          }}
          email="maya@example.org"
          next="/"
          organization="Riverside Food Bank"
          opened={{ data: { isOwn: true }, isError: false, isFetching: false, refetch: nothing }}
          confirm={{ isPending: false, mutate: nothing }}
          isOver={false}
          answer={null}
          onSwitch={nothing}
        />
      ),
    },
  },
  {
    component: 'Checklist',
    states: {
      all: <Checklist heading="What happens next" lines={['You get an email.', long]} />,
    },
  },
  {
    component: 'Evidence',
    states: {
      quoted: <Evidence isQuoted text="Pay 20 dollars first" />,
      'in words': <Evidence isQuoted={false} text="40 hours a week" />,
    },
  },
  {
    component: 'FactList',
    states: {
      paired: (
        <FactList
          paired
          facts={[
            { label: 'Hours', value: '4 a week' },
            { label: 'Place', value: 'Remote' },
            { label: 'About', value: long, isWide: true },
          ]}
        />
      ),
    },
  },
  {
    component: 'IconFacts',
    states: {
      all: (
        <IconFacts
          className="gap-4"
          facts={[
            [Clock3, 'Hours', '4 a week'],
            [MapPin, 'Place', long],
          ]}
        />
      ),
    },
  },
  {
    component: 'Kbd',
    states: {
      all: (
        <p>
          Press <Kbd keys="K" /> or <Kbd keys="Esc" />
        </p>
      ),
    },
  },
  {
    component: 'KeyHints',
    states: {
      all: (
        <KeyHints
          hints={[
            ['Move', 'J', 'K'],
            ['Open', 'Enter'],
          ]}
        />
      ),
    },
  },
  {
    component: 'LinkedText',
    states: { all: <LinkedText text={'See https://example.org/help\nand write back.'} /> },
  },
  {
    component: 'OpeningLink',
    states: {
      loading: <OpeningLink opened={{ isError: false, isFetching: true, refetch: nothing }} failed="" />,
    },
  },
  {
    component: 'ReplyQuote',
    states: {
      all: (
        <ReplyQuote title="Reply from Riverside" text={'Thank you!\nCome again.'} language={null} at={iso} />
      ),
    },
  },
  {
    component: 'TimeStamp',
    states: {
      all: (
        <p>
          Saved <TimeStamp iso={iso} inText />, <TimeStamp iso={iso} asDuration />
        </p>
      ),
    },
  },
  {
    component: 'TitleText',
    states: {
      long: (
        <p className="max-w-40">
          <TitleText text={long} />
        </p>
      ),
    },
  },
  { component: 'WrittenIn', states: { another: <WrittenIn language="es" /> } },
]
