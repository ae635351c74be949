import type { ApplicationSide, ApplicationStatus } from '#domain/applications.ts'
import type { BudgetRange, OrganizationSize } from '#domain/options/organizations.ts'
import type { Duration } from '#domain/options/projects.ts'
import type { AvailabilityChoice, WorkingStyle } from '#domain/options/volunteers.ts'
import type { PortfolioProject } from '#domain/profiles.ts'
import type { SocialMedia } from '#domain/organizations.ts'
import type { CategoryRatings, ReportReason } from '#domain/reviews.ts'
import type { ExperienceLevel, PerkType, ProjectStatus, Urgency } from '#domain/projects.ts'

export type DemoPerson = {
  readonly key: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: 'volunteer' | 'organization'
  readonly isAdmin?: true
  readonly volunteer?: {
    readonly bio: string
    readonly skills: readonly string[]
    readonly preferredCauses: readonly string[]
    readonly experience: string
    readonly experienceLevel: ExperienceLevel
    readonly availability: string
    readonly availabilityChoice: AvailabilityChoice
    readonly maxHoursPerWeek: number
    readonly location: string
  }
}

/** What a volunteer shows beside the answers that every volunteer gives. */
export type DemoVolunteer = {
  readonly headline?: string
  readonly website?: string
  readonly linkedinUrl?: string
  readonly workingStyles: readonly WorkingStyle[]
  /** Every language spoken; not said by most. */
  readonly languages?: readonly string[]
  readonly isAdult?: true
  readonly isOlder?: true
  readonly portfolio?: readonly PortfolioProject[]
  readonly isPortfolioPublic?: boolean
  readonly isContactable?: boolean
}

export type DemoOrganization = {
  readonly key: string
  /** The person who registered it. */
  readonly owner: string
  /** Managers who were invited later. */
  readonly managers?: readonly string[]
  /** Who has not answered an invitation yet. */
  readonly invited?: readonly string[]
  readonly name: string
  readonly description: string
  readonly missionStatement: string
  readonly website: string
  readonly location: string
  readonly causeAreas: readonly string[]
  readonly isVerified: boolean
  readonly foundedYear: number
  readonly size: OrganizationSize
  readonly employeeCount: string
  readonly budgetRange: BudgetRange
  readonly contactEmail: string
  readonly contactPhone: string
  readonly socialMedia: Readonly<Partial<SocialMedia>>
  readonly timeZone: string
}

export type DemoPerk = Exclude<PerkType, 'custom'> | { readonly title: string; readonly description: string }

/** An invented project; days count from the day of loading. */
export type DemoProject = {
  readonly key: string
  readonly organization: string
  /** The manager who looks after it; the owner unless said. */
  readonly manager?: string
  readonly status: ProjectStatus
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly causeAreas: readonly string[]
  readonly requiredSkills: readonly string[]
  readonly preferredSkills: readonly string[]
  readonly experienceLevel: ExperienceLevel
  readonly requirements: string
  readonly timeCommitment: number
  readonly duration: Duration
  readonly timeline: string
  readonly urgency: Urgency
  readonly deadlineInDays: number | null
  /** Null = remote. */
  readonly location: string | null
  readonly maxVolunteers: number
  readonly perks: readonly DemoPerk[]
  readonly deliverables: string
  readonly impact: string
  readonly contactInstructions: string
  /** Asked of everybody who applies. */
  readonly screeningQuestions?: readonly { readonly text: string; readonly isRequired: boolean }[]
  readonly postedDaysAgo: number
  /** Given when it is completed. */
  readonly completedDaysAgo?: number
}

/** A day's work of a volunteer; days count back from the day of loading. */
export type DemoHours = {
  readonly daysAgo: number
  readonly hours: number
  readonly note?: string
  readonly confirmedDaysAgo?: number
  readonly rejected?: { readonly daysAgo: number; readonly reason: string }
}

/** What somebody worked on a project. */
export type DemoWork = {
  readonly project: string
  readonly volunteer: string
  readonly entries: readonly DemoHours[]
}

export type DemoReview = {
  readonly project: string
  readonly volunteer: string
  readonly by: ApplicationSide
  readonly rating: number
  readonly reviewText: string
  readonly categories?: Readonly<CategoryRatings>
  readonly daysAgo: number
  /** Of the reviewed side. */
  readonly reply?: { readonly text: string; readonly daysAgo: number }
  /** Waits for an administrator. */
  readonly report?: {
    /** The key of a person. */
    readonly reporter: string
    readonly reason: ReportReason
    readonly explanation: string
    readonly daysAgo: number
  }
}

export type DemoApplication = {
  readonly project: string
  readonly volunteer: string
  readonly status: ApplicationStatus
  readonly coverLetter: string
  readonly proposedApproach?: string
  readonly questions?: string
  /** To the project's own questions, in their order. */
  readonly answers?: readonly (string | null)[]
  readonly isShortlisted?: boolean
  /** What the project's owner noted on it. */
  readonly note?: string
  readonly organizationFeedback?: string
  /** Who ended a withdrawn one. */
  readonly endedBy?: ApplicationSide
  readonly appliedDaysAgo: number
  readonly decidedDaysAgo?: number
}

/** What a completed project came to. */
export type DemoImpact = {
  readonly project: string
  /** Null where its organization counts none. */
  readonly peopleHelped: number | null
  readonly summary: string
}

export interface DemoConversation {
  /** Keys. */
  readonly organization: string
  readonly volunteer: string
  /** The volunteer has applied to it; without one it is about none. */
  readonly project?: string
  readonly messages: readonly {
    /** The volunteer, or a member of the organization. */
    readonly by: string
    readonly hoursAgo: number
    readonly content: string
  }[]
  /** How many of the messages each has read. */
  readonly readBy: Readonly<Record<string, number>>
}
