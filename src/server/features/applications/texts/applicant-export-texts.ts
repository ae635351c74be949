/** Written from applicant-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ApplicantExportTexts {
  columns: {
    name: string
    email: string
    project: string
    organization: string
    status: string
    shortlisted: string
    fit: string
    skills: string
    appliedAt: string
    decidedAt: string
    decidedBy: string
    confirmedHours: string
    automaticHours: string
    waitingHours: string
    message: string
    declineReason: string
    declineWords: string
    feedback: string
    answers: string
  }
  statuses: {
    pending: string
    accepted: string
    completed: string
    declined: string
    withdrawn: string
  }
  yes: string
  no: string
}

export const applicantExportCatalog = defineTexts<ApplicantExportTexts>('server/features/applications/texts/applicant-export')
