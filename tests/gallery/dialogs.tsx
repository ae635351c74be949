import { useRef, useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { ConfirmButton, ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { LazyDialogTrigger } from '#web/ui/overlays/lazy-dialog.tsx'
import { Kept, type Samples } from './samples.tsx'

const opener = (name: string) => <Button variant="secondary">{name}</Button>

function Lazy() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <LazyDialogTrigger
      open={isOpen}
      onOpenChange={setOpen}
      ref={button}
      load={async () => undefined}
      trigger={opener('Open what loads first')}
    >
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Loaded when needed"
        description="With little in it."
      />
    </LazyDialogTrigger>
  )
}

export const dialogSamples: readonly Samples[] = [
  {
    component: 'Dialog',
    states: Object.fromEntries(
      (['sm', 'md', 'lg', 'wide'] as const).map((size) => [
        size,
        <Kept key={size} first={false}>
          {(open, change) => (
            <Dialog
              open={open}
              onOpenChange={change}
              size={size}
              title={`A dialog, ${size}`}
              description="What it is about."
              trigger={opener(`Open ${size}`)}
              footer={<Button onClick={() => change(false)}>Done</Button>}
            >
              What it holds.
            </Dialog>
          )}
        </Kept>,
      ]),
    ),
  },
  {
    component: 'ConfirmDialog',
    states: {
      destructive: (
        <Kept first={false}>
          {(open, change) => (
            <ConfirmDialog
              open={open}
              onOpenChange={change}
              destructive
              title="Withdraw?"
              text="The organization no longer sees it."
              confirmLabel="Withdraw"
              onConfirm={() => change(false)}
              trigger={opener('Withdraw…')}
            />
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'ConfirmButton',
    states: {
      destructive: (
        <ConfirmButton
          destructive
          title="Decline?"
          text="The link works only once."
          confirmLabel="Decline"
          onConfirm={(close) => close()}
          trigger={opener('Decline…')}
        />
      ),
    },
  },
  {
    component: 'FormDialog',
    states: {
      all: (
        <Kept first={false}>
          {(open, change) => (
            <FormDialog
              open={open}
              onOpenChange={change}
              title="Report this project"
              description="Tell us what is wrong."
              trigger={opener('Report…')}
              submit={{ label: 'Send' }}
              onSubmit={() => change(false)}
            >
              <Field label="What is wrong?" id="dialog-field" required>
                <Input />
              </Field>
            </FormDialog>
          )}
        </Kept>
      ),
    },
  },
  { component: 'LazyDialogTrigger', states: { all: <Lazy /> } },
]
