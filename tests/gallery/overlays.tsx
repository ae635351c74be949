import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { Button } from '#web/ui/actions/button.tsx'
import { ReportButtonBase } from '#web/ui/forms/report-button-base.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import {
  DropdownMenu,
  MenuChoices,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from '#web/ui/overlays/dropdown-menu.tsx'
import { LeaveQuestion } from '#web/ui/overlays/leave-question.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { SectionMenu } from '#web/ui/overlays/section-menu.tsx'
import { ShortcutsButton } from '#web/ui/overlays/shortcuts-button.tsx'
import { ShortcutsDialog } from '#web/ui/overlays/shortcuts-dialog.tsx'
import { TooltipIconButton } from '#web/ui/overlays/tooltip-icon-button.tsx'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'
import { Kept, type Samples } from './samples.tsx'

const opener = (name: string) => <Button variant="secondary">{name}</Button>

export const overlaySamples: readonly Samples[] = [
  {
    component: 'DropdownMenu, MenuItem, MenuLabel, MenuSeparator, MenuChoices',
    states: {
      all: (
        <Kept<'light' | 'dark'> first="light">
          {(value, change) => (
            <DropdownMenu trigger={opener('Manage')}>
              <MenuLabel>This project</MenuLabel>
              <MenuItem icon={Pencil}>Edit</MenuItem>
              <MenuItem icon={Trash2} destructive>
                Delete
              </MenuItem>
              <MenuSeparator />
              <MenuChoices
                label="Theme"
                options={[
                  { value: 'light', label: 'Light' },
                  { value: 'dark', label: 'Dark' },
                ]}
                value={value}
                onValueChange={change}
              />
            </DropdownMenu>
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'SectionMenu',
    states: {
      all: (
        <SectionMenu
          groups={[
            { title: 'Sign-in', sections: [{ id: 'email', title: 'Email' }] },
            { title: 'Privacy', sections: [{ id: 'data', title: 'Your data' }] },
          ]}
        >
          Sign-in
        </SectionMenu>
      ),
    },
  },
  {
    component: 'Popover',
    states: {
      all: (
        <Kept first={false}>
          {(open, change) => (
            <Popover
              open={open}
              onOpenChange={change}
              title="Latest"
              trigger={opener('Show the latest')}
              action={
                <Button size="sm" variant="ghost">
                  Mark all as read
                </Button>
              }
            >
              <p className="p-4">Nothing new.</p>
            </Popover>
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'Tooltip, TooltipIconButton',
    states: {
      all: (
        <div className="flex gap-3">
          <Tooltip text="Says more">
            <Button variant="ghost">With a tooltip</Button>
          </Tooltip>
          <TooltipIconButton label="More actions" icon={MoreHorizontal} />
        </div>
      ),
    },
  },
  {
    component: 'ShortcutsButton',
    states: {
      all: (
        <Kept first={false}>
          {(open, change) => (
            <ShortcutsButton open={open} onOpenChange={change} shortcuts={[['Next', 'J']]} />
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'ShortcutsDialog',
    states: {
      all: (
        <Kept first={false}>
          {(open, change) => (
            <>
              <Button aria-haspopup="dialog" variant="secondary" onClick={() => change(true)}>
                List the keys
              </Button>
              <ShortcutsDialog open={open} onOpenChange={change} shortcuts={[['Next', 'J']]} />
            </>
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'LeaveQuestion',
    states: {
      all: (
        <Kept first={false}>
          {(open, change) => (
            <>
              <Button aria-haspopup="dialog" variant="secondary" onClick={() => change(true)}>
                Leave the page
              </Button>
              <LeaveQuestion answer={open ? () => change(false) : null} text="Your changes are not saved." />
            </>
          )}
        </Kept>
      ),
    },
  },
  {
    component: 'ReportButtonBase',
    states: {
      all: (
        <ReportButtonBase
          texts={{ report: 'Report', reported: 'Reported', reportedText: 'We look at it.' }}
          isReported={false}
          load={async () => undefined}
        >
          {({ open, onOpenChange }) => (
            <Dialog
              open={open}
              onOpenChange={onOpenChange}
              title="Report it"
              description="Choose a reason."
            />
          )}
        </ReportButtonBase>
      ),
    },
  },
]
