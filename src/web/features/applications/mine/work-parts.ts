import type { ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'

/** What accepted work has besides its application; other features provide it. */
export interface WorkParts {
  /** The hours in one line. */
  totals: (application: Application) => ReactNode
  /** The button that logs hours; nothing once none can be logged. */
  logHours: (application: Application, options: { isPrimary: boolean }) => ReactNode
  /** All logged hours. */
  hours: (application: Application) => ReactNode
  /** The review of the organization, or why it is not possible yet. */
  review: (application: Application) => ReactNode
  /** Other projects for someone who was declined. */
  alternatives: (application: Application) => ReactNode
}
