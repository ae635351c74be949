/** How a conversation's menu reports the other side, whose dialog belongs to another feature. */
import type { ReactNode } from 'react'
import type { ReportDialogState } from '#web/ui/forms/report-button-base.tsx'
import type { Participant } from './sides.ts'

export type ReportDialogOf = (party: Participant, dialog: ReportDialogState) => ReactNode
