/** Stubbed responses about applicants: rows, details and counts made from applications. */
import type { Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import type { SavedReply } from '#contract/applications/saved-replies.ts'
import type { ComparedApplication } from '#contract/applications/triage.ts'
import { applicantFilters, type ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import { anApplication, ids } from './answers.ts'

/** The row of an application. */
export const anApplicant = (application: Application, row: Partial<Applicant> = {}): Applicant => ({
  id: application.id,
  status: application.status,
  shownStatus: shownStatusOf(application),
  isShortlisted: application.triage?.isShortlisted ?? false,
  isVolunteerSuspended: application.isVolunteerSuspended,
  createdAt: application.createdAt,
  matchScore: 88,
  skills: ['Web Development'],
  excerpt: application.coverLetter,
  found: null,
  waitingHours: application.waitingHours,
  work: someWork(application),
  decidedBy: null,
  decidedAt: null,
  volunteer: application.volunteer,
  project: application.project,
  organization: application.organization,
  ...row,
})

/** The work whose hours wait, as one entry. */
const someWork = (application: Application): Applicant['work'] =>
  application.waitingHours > 0
    ? {
        acceptedAt: application.reviewedAt,
        signedOffAt: application.completedAt,
        timeZone: application.project.timeZone,
        plannedHours: application.project.timeCommitment,
        agreedHours: null,
        confirmedHours: application.confirmedHours,
        waiting: [
          {
            id: application.id,
            version: 1,
            date: '2026-11-12',
            hours: application.waitingHours,
            note: 'Interviews',
          },
        ],
      }
    : null

/** The detail of an application. */
export const anApplicantDetail = (application: Application) => ({
  application,
  matchScore: 88,
  skills: { same: ['Web Development'], near: ['Research'], missing: ['UI/UX Design'], common: [] },
  volunteer: {
    experienceLevel: 'expert',
    availability: null,
    availabilityChoice: null,
    maxHoursPerWeek: 8,
    freeHours: 8,
    averageRating: 4.9,
    totalReviews: 3,
    completedProjects: 4,
    confirmedHours: 12,
    headline: 'Web developer',
    location: 'Columbus, OH',
    completedHere: 3,
  } satisfies ComparedApplication['volunteer'] & Record<string, unknown>,
  latestReview: null,
  hasReported: false,
  work: someWork(application),
  decidedBy: null,
  decidedAt: null,
})

const belongsTo = ({ status, triage, waitingHours }: Application, show: ApplicantFilter): boolean => {
  if (show === 'all') return true
  if (show === 'shortlisted') return status === 'pending' && triage?.isShortlisted === true
  return show === 'hours' ? waitingHours > 0 : status === show
}

/** The applications that a filter shows. */
export const filterApplications = (received: readonly Application[], show: string | undefined) => {
  const filter = applicantFilters.find((each) => each === show) ?? 'all'
  return received.filter((application) => belongsTo(application, filter))
}

/** How many each filter shows, and their projects. */
export const someCounts = (received: readonly Application[]) => ({
  counts: Object.fromEntries(
    applicantFilters.map((show) => [show, filterApplications(received, show).length]),
  ),
  projects: [...new Map(received.map(({ project }) => [project.id, project])).values()].map(
    ({ id, title, status, placesLeft }) => ({
      id,
      title,
      status,
      placesLeft,
      maxVolunteers: 5,
      organization: anApplication().organization,
      applicants: received.length,
      pending: filterApplications(received, 'pending').length,
    }),
  ),
})

/** Answers reads of applicants; null for any other address. */
export function readApplicants(path: string, received: Application[]) {
  if (path === '/api/applicants/counts') return { body: someCounts(received) }
  if (path === '/api/applicants') return { body: received.map((application) => anApplicant(application)) }
  const found = received.find(({ id }) => path === `/api/applicants/${id}`)
  return found ? { body: anApplicantDetail(found) } : null
}

/** A reply that the organization saved. */
export const aReply: SavedReply = {
  id: ids.hours,
  organizationId: ids.organization,
  name: 'No spots left',
  text: 'Thank you. All spots are filled.',
  declineReason: 'position_filled',
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
}
