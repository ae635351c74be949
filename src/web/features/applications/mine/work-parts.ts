import type { ReactNode } from 'react'
import type { Preparable } from '#web/lib/loading/prepared.ts'
import type { OpenedDialog } from '#web/ui/overlays/lazy-dialog.tsx'
import type { HourEntry } from '#contract/hours/hours.ts'
import type { Application } from '#contract/applications/applications.ts'

export type HoursDialogOptions = OpenedDialog & {
  /** Null logs new hours. */
  entry: HourEntry | null
}

/** What accepted work has besides its application; other features provide it. */
export interface WorkParts {
  /** The hours in one line. */
  totals: (application: Application) => ReactNode
  /** The button that logs hours; nothing once none can be logged. */
  logHours: (application: Application, options: { isPrimary: boolean; onOpen: () => void }) => ReactNode
  /** All logged hours. */
  hours: (application: Application, options: { onEdit: (entry: HourEntry) => void }) => ReactNode
  /** The code of all logged hours. */
  hoursCode: Preparable
  /** The form that logs hours or edits an entry. It is no part of the row, which may leave its group meanwhile. */
  hoursDialog: (application: Application, options: HoursDialogOptions) => ReactNode
  /** The review of the organization, or why it is not possible yet. */
  review: (application: Application) => ReactNode
  /** Other projects for someone who was declined. */
  alternatives: (application: Application) => ReactNode
}
