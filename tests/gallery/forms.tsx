import { Search } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Button } from '#web/ui/actions/button.tsx'
import { CharacterCounter } from '#web/ui/forms/character-counter.tsx'
import { CsvField } from '#web/ui/forms/csv-field.tsx'
import { DomainEmailForm } from '#web/ui/forms/domain-email-form.tsx'
import { DraftNotice } from '#web/ui/forms/draft-notice.tsx'
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormLabels } from '#web/ui/forms/form-labels.tsx'
import { FormText } from '#web/ui/forms/form-text.tsx'
import { FormWebsite } from '#web/ui/forms/form-website.tsx'
import { FormYear } from '#web/ui/forms/form-year.tsx'
import { FormattedInput } from '#web/ui/forms/formatted-input.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { TagInput } from '#web/ui/forms/tag-input.tsx'
import { TextFileButton } from '#web/ui/forms/text-file-button.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { Kept, nothing, type Samples } from './samples.tsx'

/** Fields of a form that knows their names. */
function InForm() {
  const form = useForm({ defaultValues: { text: '', website: '', labels: ['Education'], year: undefined } })
  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 gap-6">
        <FormText
          name="text"
          id="in-form-text"
          label="About the work"
          hint="In a few words."
          max={500}
          rows={3}
        />
        <FormWebsite name="website" id="in-form-website" label="Website" hint="If there is one." max={200} />
        <FormYear name="year" id="in-form-year" label="Founded in" hint="1800 or later." min={1800} />
        <FormLabels
          name="labels"
          id="in-form-labels"
          label="Cause areas"
          hint="Choose at least one."
          options={['Education', 'Health']}
          customLabel="Another cause"
          customPlaceholder="Type your own"
        />
      </div>
    </FormProvider>
  )
}

function DomainEmailSample({ sentTo }: { sentTo: string | null }) {
  const form = useForm({ defaultValues: { email: '' } })
  return (
    <DomainEmailForm
      domain="example.org"
      texts={{
        email: 'Your email address there',
        hint: ({ domain }) => `An address that ends with @${domain}.`,
        placeholder: ({ domain }) => `you@${domain}`,
        submit: 'Send the link',
        again: 'Send it again',
        pending: 'Sending…',
        sentTitle: 'Check your inbox',
      }}
      request={{
        form,
        errors: {},
        attempt: 0,
        submit: (event) => event.preventDefault(),
        sending: { isPending: false, isSuccess: sentTo !== null },
      }}
      sentTo={sentTo}
    />
  )
}

function SearchBoxSample() {
  const input = useRef<HTMLInputElement>(null)
  return (
    <SearchBox
      label="Search the samples"
      placeholder="Title or skill"
      maxLength={200}
      value=""
      onSearch={nothing}
      clearCount={0}
      inputRef={input}
      action="/_ui"
      others={{}}
    />
  )
}

type CsvSampleProps = { csv?: string; error?: string; below?: ReactNode }

function CsvSample({ csv = '', error, below }: CsvSampleProps) {
  const [text, setText] = useState(csv)
  const writing = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-4">
      <CsvField
        label="People"
        hint="A header row, then one person in each row."
        error={error}
        rows={4}
        value={text}
        onWrite={setText}
        file={{ label: 'Choose a CSV file', onFailed: nothing }}
        writing={writing}
        below={below}
      >
        <Button>Check list</Button>
      </CsvField>
    </div>
  )
}

export const formSamples: readonly Samples[] = [
  {
    component: 'Field, Input',
    states: {
      empty: (
        <Field label="Title" id="field-empty" hint="Describe the result." required>
          <Input placeholder="Redesign the intake form" />
        </Field>
      ),
      wrong: (
        <Field label="Email" id="field-wrong" error="Enter an email address, such as name@example.org">
          <Input type="email" defaultValue="nobody" />
        </Field>
      ),
      disabled: (
        <Field label="Name" id="field-disabled" optional>
          <Input disabled defaultValue="Cannot be changed" icon={Search} />
        </Field>
      ),
    },
  },
  {
    component: 'TextFileButton',
    states: {
      default: <TextFileButton label="Choose a CSV file" onText={nothing} onFailed={nothing} />,
    },
  },
  {
    component: 'CsvField',
    states: {
      empty: <CsvSample />,
      wrong: <CsvSample csv="name,phone" error="One of the columns must be “email”" />,
      'with wrong rows': (
        <CsvSample
          csv={'email\nno address'}
          below={
            <ul className="text-danger list-disc ps-5 text-sm">
              <li>Line 2: the column “email” isn’t an email address</li>
            </ul>
          }
        />
      ),
    },
  },
  {
    component: 'Textarea, CharacterCounter',
    states: {
      'over its limit': (
        <Field label="Cover letter" id="field-over" counter={{ text: 'x'.repeat(30), max: 20 }}>
          <Textarea defaultValue={'x'.repeat(30)} />
        </Field>
      ),
      alone: <CharacterCounter id="counter-sample" text="A few" min={20} max={500} />,
    },
  },
  {
    component: 'FormattedInput',
    states: {
      all: (
        <Field label="EIN" id="formatted-sample">
          <FormattedInput format={(typed) => typed.replaceAll(/\D/g, '').slice(0, 9)} defaultValue="12" />
        </Field>
      ),
    },
  },
  { component: 'FormText, FormWebsite, FormYear, FormLabels', states: { all: <InForm /> } },
  { component: 'SearchBox', states: { all: <SearchBoxSample /> } },
  {
    component: 'SearchField',
    states: {
      all: (
        <SearchField label="Find someone" placeholder="Name or email" maxLength={100} onSearch={nothing} />
      ),
    },
  },
  {
    component: 'TagInput',
    states: {
      'with tags': (
        <Kept<readonly string[]> first={['QuickBooks', 'Payroll']}>
          {(value, change) => (
            <Field label="Tools" id="tags-sample">
              <TagInput value={value} onValueChange={change} placeholder="Type a tool" addLabel="Add" />
            </Field>
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'ErrorSummary',
    states: {
      'two fields': (
        <ErrorSummary
          attempt={0}
          errors={[
            { fieldId: 'field-wrong', message: 'Enter an email address' },
            { fieldId: 'field-empty', label: 'Title', message: 'Must be at most 120 characters' },
          ]}
        />
      ),
    },
  },
  {
    component: 'DomainEmailForm',
    states: {
      asked: <DomainEmailSample sentTo={null} />,
      sent: <DomainEmailSample sentTo="We sent a link to you@example.org." />,
    },
  },
  {
    component: 'DraftNotice',
    states: {
      all: (
        <DraftNotice
          savedAt="2026-11-20T12:00:00.000Z"
          onStartOver={nothing}
          texts={{
            resumed: 'We restored your draft from',
            startOver: 'Start over',
            discardTitle: 'Start over?',
            discardText: 'This deletes your draft.',
          }}
        />
      ),
    },
  },
]
