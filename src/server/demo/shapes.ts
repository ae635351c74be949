import type { ApplicationSide, ApplicationStatus } from '#domain/applications/applications.ts'
import type { BudgetRange, OrganizationSize } from '#domain/options/organizations.ts'
import type { Duration } from '#domain/options/projects.ts'
import type { AvailabilityChoice, WorkingStyle } from '#domain/options/volunteers.ts'
import type { PortfolioProject } from '#domain/profiles/profiles.ts'
import type { SocialMedia } from '#domain/organizations/organizations.ts'
import type { CategoryRatings, ReportReason } from '#domain/reviews/reviews.ts'
import type { ExperienceLevel, PerkType, ProjectStatus, Urgency } from '#domain/projects/projects.ts'

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

/** What a volunteer's profile shows in addition to the answers that every volunteer gives. */
export type DemoVolunteer = {
  readonly headline?: string
  readonly website?: string
  readonly linkedinUrl?: string
  readonly workingStyles: readonly WorkingStyle[]
  /** Languages the volunteer speaks. Most leave it out. */
  readonly languages?: readonly string[]
  readonly isAdult?: true
  readonly isOlder?: true
  readonly portfolio?: readonly PortfolioProject[]
  readonly isPortfolioPublic?: boolean
  readonly isContactable?: boolean
}

export type DemoOrganization = {
  readonly key: string
  /** The person who registered the organization. */
  readonly owner: string
  /** Managers who were invited later. */
  readonly managers?: readonly string[]
  /** People who have not answered an invitation yet. */
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

/** An invented project. Days count from the day the demo is loaded. */
export type DemoProject = {
  readonly key: string
  readonly organization: string
  /** The manager in charge; by default, the owner. */
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
  /** Questions for everyone who applies. */
  readonly screeningQuestions?: readonly { readonly text: string; readonly isRequired: boolean }[]
  readonly postedDaysAgo: number
  /** Set when the project is completed. */
  readonly completedDaysAgo?: number
}

/** One day of a volunteer's work. Days count back from the day the demo is loaded. */
export type DemoHours = {
  readonly daysAgo: number
  readonly hours: number
  readonly note?: string
  readonly confirmedDaysAgo?: number
  readonly rejected?: { readonly daysAgo: number; readonly reason: string }
}

/** The hours someone worked on a project. */
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
  /** A reply by the reviewed side. */
  readonly reply?: { readonly text: string; readonly daysAgo: number }
  /** Waits for an administrator. */
  readonly report?: {
    /** A person's key. */
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
  /** Answers to the project's own questions, in the same order. */
  readonly answers?: readonly (string | null)[]
  readonly isShortlisted?: boolean
  /** The project owner's note on the application. */
  readonly note?: string
  readonly organizationFeedback?: string
  /** Who ended it, if it was withdrawn. */
  readonly endedBy?: ApplicationSide
  readonly appliedDaysAgo: number
  readonly decidedDaysAgo?: number
}

/** The impact of a completed project. */
export type DemoImpact = {
  readonly project: string
  /** Null if the organization does not count it. */
  readonly peopleHelped: number | null
  readonly summary: string
}

export interface DemoConversation {
  /** Keys of people. */
  readonly organization: string
  readonly volunteer: string
  /** The project that the volunteer applied to. Without one, the conversation is not about a project. */
  readonly project?: string
  readonly messages: readonly {
    /** The volunteer or a member of the organization. */
    readonly by: string
    readonly hoursAgo: number
    readonly content: string
  }[]
  /** How many of the messages each person has read. */
  readonly readBy: Readonly<Record<string, number>>
}
