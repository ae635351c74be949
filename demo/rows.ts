/** What the rows of the files become in the database. */
import { productTextDays } from '#contract/help/legal.ts'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { perkPresetsCatalog } from '#contract/texts/perk-presets-texts.ts'
import { occupiesSpot } from '#domain/applications/applications.ts'
import { workIdsOfVolunteer, workVersion } from '#domain/matching/parsing/work-ids.ts'
import type { Perk } from '#domain/projects/projects.ts'
import type { ScreeningQuestion } from '#domain/applications/screening.ts'
import { dayInZone } from '#domain/time/time.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { vocabularyOf } from '#server/features/projects/managing/form.ts'
import { biographyOf } from '#server/queries/matching/matching.ts'
import type { users } from '#server/db/tables/accounts.ts'
import type { applicationHistory, applications } from '#server/db/tables/applications.ts'
import type { organizations } from '#server/db/tables/organizations.ts'
import type { volunteerProfiles } from '#server/db/tables/profiles.ts'
import type { projects } from '#server/db/tables/projects.ts'
import { demoApplications, demoVolunteers } from './data.ts'
import type { DemoOrganization, DemoPerson, DemoProject, DemoProjectPerk } from './shapes.ts'
import type { DemoApplication } from './work-shapes.ts'
import { scopeOf } from './scope.ts'

const dayInMilliseconds = 86_400_000
const foundingDaysAgo = 210

export type UserRow = typeof users.$inferInsert
export type ProfileRow = typeof volunteerProfiles.$inferInsert
export type OrganizationRow = typeof organizations.$inferInsert
export type ProjectRow = typeof projects.$inferInsert
export type ApplicationRow = typeof applications.$inferInsert
export type HistoryRow = typeof applicationHistory.$inferInsert

/** The time this many days before `now`. Negative days are in the future. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayInMilliseconds)
}

export function userRow(person: DemoPerson, given: { passwordHash: string; now: Date }): UserRow {
  const at = daysBefore(given.now, foundingDaysAgo)
  const termsStartedAt = new Date(productTextDays.terms)
  return {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    userType: person.userType,
    passwordHash: given.passwordHash,
    termsVersion: productTextDays.terms,
    // No one can agree to terms before they exist.
    termsAgreedAt: at > termsStartedAt ? at : termsStartedAt,
    emailVerifiedAt: at,
    isDemo: true,
    isAdmin: person.isAdmin ?? false,
    createdAt: at,
    updatedAt: at,
  }
}

export function profileRow(
  { key, profile }: { key: string; profile: NonNullable<DemoPerson['volunteer']> },
  given: { userId: string; now: Date },
): ProfileRow {
  const at = daysBefore(given.now, foundingDaysAgo)
  const { workingStyles = [], portfolio = [], languages = null, ...shown } = demoVolunteers[key] ?? {}
  return {
    ...profile,
    ...shown,
    workingStyles: [...workingStyles],
    portfolio: [...portfolio],
    languages: languages && [...languages],
    userId: given.userId,
    skills: [...profile.skills],
    skillIds: profile.skills.map(canonicalSkill),
    workIds: workIdsOfVolunteer({ skills: profile.skills, biography: biographyOf({ ...profile, ...shown }) }),
    workVersion,
    preferredCauses: [...profile.preferredCauses],
    causeIds: profile.preferredCauses.map(canonicalCause),
    createdAt: at,
    updatedAt: at,
  }
}

export function organizationRow(
  organization: DemoOrganization,
  given: { ownerId: string; now: Date },
): OrganizationRow {
  const at = daysBefore(given.now, foundingDaysAgo)
  return {
    name: organization.name,
    namedAt: at,
    description: organization.description,
    missionStatement: organization.missionStatement,
    website: organization.website,
    location: organization.location,
    causeAreas: [...organization.causeAreas],
    causeIds: organization.causeAreas.map(canonicalCause),
    isVerified: organization.isVerified,
    foundedYear: organization.foundedYear,
    size: organization.size,
    employeeCount: organization.employeeCount,
    budgetRange: organization.budgetRange,
    contactEmail: organization.contactEmail,
    contactPhone: organization.contactPhone,
    socialMedia: organization.socialMedia,
    timeZone: organization.timeZone,
    registeredBy: given.ownerId,
    createdAt: at,
    updatedAt: at,
  }
}

export function projectRow(
  project: DemoProject,
  given: { organizationId: string; ownerId: string; timeZone: string; now: Date },
): ProjectRow {
  const at = daysBefore(given.now, project.postedDaysAgo)
  const completedAt =
    project.completedDaysAgo === undefined ? null : daysBefore(given.now, project.completedDaysAgo)
  return {
    organizationId: given.organizationId,
    createdBy: given.ownerId,
    title: project.title,
    description: descriptionOf(project),
    requiredSkills: [...project.requiredSkills],
    preferredSkills: [...project.preferredSkills],
    causeAreas: [...project.causeAreas],
    ...vocabularyOf({ ...project, description: descriptionOf(project) }),
    timeCommitment: project.timeCommitment,
    duration: project.duration,
    deliverables: project.deliverables,
    impact: project.impact,
    location: project.location,
    isRemote: project.location === null,
    applicationDeadline: deadlineOf(project, given.now),
    timeZone: given.timeZone,
    maxVolunteers: project.maxVolunteers,
    acceptedCount: acceptedCountOf(project),
    experienceLevel: project.experienceLevel,
    contactInstructions: project.contactInstructions,
    ...scopeOf(project),
    perks: project.perks.map(toPerk),
    screeningQuestions: questionsOf(project),
    requirements: project.requirements,
    urgency: project.urgency,
    timeline: project.timeline,
    status: project.status,
    createdAt: at,
    updatedAt: completedAt ?? at,
    completedAt,
  }
}

/** The description as stored: paragraphs separated by an empty line. */
export function descriptionOf(project: DemoProject): string {
  return project.paragraphs.join('\n\n')
}

/** The last day to apply (UTC). */
export function deadlineOf(project: DemoProject, now: Date): string | null {
  return project.deadlineInDays === null ? null : dayInZone(daysBefore(now, -project.deadlineInDays), 'UTC')
}

/** How many spots the demo applications fill. */
export function acceptedCountOf(project: DemoProject): number {
  return demoApplications.filter((each) => each.project === project.key && occupiesSpot(each.status)).length
}

export function toPerk(perk: DemoProjectPerk, index: number): Perk {
  const id = `perk-${index + 1}`
  if (typeof perk === 'object') return { id, type: 'custom', ...perk, icon: '' }
  const presets = perkPresetsCatalog.read(defaultLanguage)
  return { id, type: perk, ...presets[perk], icon: '' }
}

/** The project's own questions. */
export function questionsOf(project: DemoProject): ScreeningQuestion[] {
  return (project.screeningQuestions ?? []).map((question, index) => ({
    id: `question-${index + 1}`,
    ...question,
  }))
}

export function applicationRow(
  application: DemoApplication,
  given: { projectId: string; volunteerId: string; now: Date; questions: readonly ScreeningQuestion[] },
): ApplicationRow {
  const at = daysBefore(given.now, application.appliedDaysAgo)
  const decidedAt =
    application.decidedDaysAgo === undefined ? null : daysBefore(given.now, application.decidedDaysAgo)
  return {
    projectId: given.projectId,
    volunteerId: given.volunteerId,
    status: application.status,
    coverLetter: application.coverLetter,
    proposedApproach: application.proposedApproach ?? null,
    questions: application.questions ?? null,
    screeningAnswers: given.questions.map(({ id, text }, index) => ({
      questionId: id,
      question: text,
      answer: application.answers?.[index] ?? null,
    })),
    shortlistedAt: application.isShortlisted ? at : null,
    organizationFeedback: application.organizationFeedback ?? null,
    endedBy: application.endedBy ?? null,
    createdAt: at,
    updatedAt: decidedAt ?? at,
    reviewedAt: application.status === 'withdrawn' ? null : decidedAt,
  }
}

/** The moves that led to an application's current state, oldest first. */
export function historyOf(
  application: DemoApplication,
  given: { applicationId: string; volunteerId: string; ownerId: string; completedAt: Date | null; now: Date },
): HistoryRow[] {
  const { applicationId, volunteerId, ownerId, completedAt, now } = given
  const received: HistoryRow = {
    applicationId,
    actorId: volunteerId,
    toStatus: 'pending',
    at: daysBefore(now, application.appliedDaysAgo),
  }
  if (application.decidedDaysAgo === undefined) return [received]
  const decided: HistoryRow = {
    applicationId,
    actorId: application.endedBy === 'volunteer' ? volunteerId : ownerId,
    fromStatus: 'pending',
    toStatus: application.status === 'completed' ? 'accepted' : application.status,
    at: daysBefore(now, application.decidedDaysAgo),
  }
  if (application.status !== 'completed' || completedAt === null) return [received, decided]
  const completed: HistoryRow = {
    applicationId,
    actorId: ownerId,
    fromStatus: 'accepted',
    toStatus: 'completed',
    at: completedAt,
  }
  return [received, decided, completed]
}
