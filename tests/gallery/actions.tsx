import { Bell, Star, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { Disclosure, DisclosureGroup } from '#web/ui/actions/disclosure.tsx'
import { DownloadButton } from '#web/ui/actions/download-button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Stepper } from '#web/ui/actions/stepper.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { UnfoldButton, UnfoldMark } from '#web/ui/actions/unfold-button.tsx'
import { Wizard } from '#web/ui/actions/wizard.tsx'
import { Kept, long, nothing, type Samples } from './samples.tsx'

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const
const sizes = ['xs', 'sm', 'bar', 'md', 'lg'] as const
const steps = [
  { id: 'one', label: 'Project Basics' },
  { id: 'two', label: 'Skills & Requirements' },
  { id: 'three', label: 'Timeline & Perks' },
]
const row = 'flex flex-wrap items-center gap-3'

export const actionSamples: readonly Samples[] = [
  {
    component: 'Button',
    states: {
      ...Object.fromEntries(
        variants.map((variant) => [
          variant,
          <div key={variant} className={row}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                <Star aria-hidden />
                Size {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} aria-disabled>
              Disabled, focusable
            </Button>
            <Button variant={variant} loading loadingText="Saving...">
              Save
            </Button>
          </div>,
        ]),
      ),
      wide: <Button wide>As wide as its place</Button>,
      link: (
        <Button asChild variant="secondary">
          <a href="#of-Button">A link that looks like a button</a>
        </Button>
      ),
    },
  },
  {
    component: 'DownloadButton',
    states: {
      default: (
        <DownloadButton loading={false} onClick={nothing}>
          Download CSV
        </DownloadButton>
      ),
      loading: (
        <DownloadButton loading onClick={nothing}>
          Download CSV
        </DownloadButton>
      ),
    },
  },
  {
    component: 'IconButton',
    states: {
      all: (
        <div className={row}>
          <IconButton label="Notifications" icon={Bell} />
          <IconButton label="Small" icon={Bell} size="sm" />
          <IconButton label="Disabled" icon={Trash2} disabled />
        </div>
      ),
    },
  },
  {
    component: 'Tabs, TabPanel',
    states: {
      'with counts': (
        <Kept first="one">
          {(value, change) => (
            <Tabs
              label="Sections"
              value={value}
              onValueChange={change}
              tabs={[
                { value: 'one', label: 'Applications', count: 12 },
                { value: 'two', label: 'Projects' },
                { value: 'three', label: 'Closed', disabled: true },
              ]}
            >
              <TabPanel value="one">The first panel</TabPanel>
              <TabPanel value="two">The second panel</TabPanel>
              <TabPanel value="three">The third panel</TabPanel>
            </Tabs>
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'UnfoldButton, UnfoldMark',
    states: Object.fromEntries(
      [false, true].map((isOpen) => [
        isOpen ? 'open' : 'closed',
        <div key={String(isOpen)} className="border-line relative flex items-center gap-3 border p-4">
          <UnfoldButton isOpen={isOpen} controls="unfolded" className="grow font-semibold" onClick={nothing}>
            Bookkeeping for a food bank
          </UnfoldButton>
          <UnfoldMark isOpen={isOpen} />
          {isOpen && <p id="unfolded">What was hidden</p>}
        </div>,
      ]),
    ),
  },
  {
    component: 'Disclosure, DisclosureGroup',
    states: {
      closed: <Disclosure title="More about this">What was hidden</Disclosure>,
      open: (
        <Disclosure open title={long}>
          What is shown
        </Disclosure>
      ),
      group: (
        <DisclosureGroup>
          <Disclosure title="First question">An answer</Disclosure>
          <Disclosure title="Second question">Another answer</Disclosure>
        </DisclosureGroup>
      ),
    },
  },
  {
    component: 'Stepper',
    states: {
      'second step': <Stepper steps={steps} current={1} reached={1} onStepSelect={nothing} />,
      'with a wrong step': (
        <Stepper
          steps={steps}
          current={2}
          reached={2}
          marks={['done', 'wrong', null]}
          onStepSelect={nothing}
        />
      ),
      compact: <Stepper compact steps={steps} current={0} />,
    },
  },
  {
    component: 'Wizard',
    states: {
      'with an error': (
        <Wizard
          steps={steps}
          index={1}
          reached={1}
          onStepChange={nothing}
          onNext={nothing}
          onSubmit={nothing}
          submitLabel="Post"
          submittingLabel="Posting..."
          isPending={false}
          errors={[{ fieldId: 'wizard-sample', message: 'Please write something' }]}
          attempt={0}
          isDraftSaved
          missing={[{ fieldId: 'wizard-sample', label: 'Sample' }]}
        >
          <input id="wizard-sample" aria-label="Sample" className="border-line-strong h-11 border px-3" />
        </Wizard>
      ),
    },
  },
]
