/** What the demo's files about people, organizations and projects contain. Days and hours count back from the time the demo is loaded. */
import { z } from '#contract/zod.ts'
import { budgetRanges, organizationSizes } from '#domain/options/organizations.ts'
import { durations } from '#domain/options/projects.ts'
import { availabilityChoices, workingStyles } from '#domain/options/volunteers.ts'
import { socialNetworks } from '#domain/organizations/organizations.ts'
import {
  experienceLevelValues,
  perkTypeValues,
  projectStatuses,
  urgencyValues,
} from '#domain/projects/projects.ts'

const text = z.string()
const texts = z.array(text)
const count = z.number().int()
/** The key of a person, an organization or a project in its file. */
const key = text

export const accountFile = z.strictObject({
  /** The password of every invented account. It is public, so production refuses to start while one exists. */
  password: text,
  /** The accounts that visitors can sign in with, in display order. */
  accounts: z.array(
    z.strictObject({ email: text, role: z.enum(['volunteer', 'organization', 'dual', 'administrator']) }),
  ),
})

export const personShape = z.strictObject({
  key,
  email: text,
  firstName: text,
  lastName: text,
  userType: z.enum(['volunteer', 'organization']),
  isAdmin: z.literal(true).exactOptional(),
  volunteer: z
    .strictObject({
      bio: text,
      skills: texts,
      preferredCauses: texts,
      experience: text,
      experienceLevel: z.enum(experienceLevelValues),
      availability: text,
      availabilityChoice: z.enum(availabilityChoices),
      maxHoursPerWeek: count,
      location: text,
    })
    .exactOptional(),
})
export type DemoPerson = z.infer<typeof personShape>

/** What a volunteer's profile shows in addition to the answers that every volunteer gives. */
export const volunteerShape = z.strictObject({
  headline: text.exactOptional(),
  website: text.exactOptional(),
  linkedinUrl: text.exactOptional(),
  workingStyles: z.array(z.enum(workingStyles)),
  /** Languages the volunteer speaks. Most leave it out. */
  languages: texts.exactOptional(),
  isAdult: z.literal(true).exactOptional(),
  isOlder: z.literal(true).exactOptional(),
  portfolio: z
    .array(z.strictObject({ title: text, description: text, impact: text, skills: texts }))
    .exactOptional(),
  isPortfolioPublic: z.boolean().exactOptional(),
  isContactable: z.boolean().exactOptional(),
})
export type DemoVolunteer = z.infer<typeof volunteerShape>

/** Another device where the accounts are signed in. */
export const deviceShape = z.strictObject({
  userAgent: text,
  ipPrefix: text,
  signedInHoursAgo: count,
  seenHoursAgo: count,
})

export const organizationShape = z.strictObject({
  key,
  /** The person who registered the organization. */
  owner: key,
  /** Managers who were invited later. */
  managers: z.array(key).exactOptional(),
  /** Email addresses that have not answered an invitation yet. */
  invited: texts.exactOptional(),
  name: text,
  description: text,
  missionStatement: text,
  website: text,
  location: text,
  causeAreas: texts,
  isVerified: z.boolean(),
  foundedYear: count,
  size: z.enum(organizationSizes),
  employeeCount: text,
  budgetRange: z.enum(budgetRanges),
  contactEmail: text,
  contactPhone: text,
  socialMedia: z.partialRecord(z.enum(socialNetworks), text.nullable()),
  timeZone: text,
})
export type DemoOrganization = z.infer<typeof organizationShape>

export const registerFile = z.strictObject({
  /** The organizations' EINs by key. The two unverified organizations have none yet. */
  eins: z.record(key, text),
  /** Requests by organization that an administrator has to decide. */
  requests: z.record(
    key,
    z.strictObject({
      ein: text,
      daysAgo: count,
      request: z.strictObject({
        street: text,
        city: text,
        addressState: text,
        zipCode: text,
        phone: text,
        contactName: text,
        contactTitle: text,
        contactEmail: text,
      }),
    }),
  ),
})
export type DemoRequest = z.infer<typeof registerFile>['requests'][string]

const projectPerk = z.union([
  z.enum(perkTypeValues).exclude(['custom']),
  z.strictObject({ title: text, description: text }),
])
export type DemoProjectPerk = z.infer<typeof projectPerk>

export const projectShape = z.strictObject({
  key,
  organization: key,
  /** The manager in charge; by default, the owner. */
  manager: key.exactOptional(),
  status: z.enum(projectStatuses),
  title: text,
  paragraphs: texts,
  causeAreas: texts,
  requiredSkills: texts,
  preferredSkills: texts,
  experienceLevel: z.enum(experienceLevelValues),
  requirements: text,
  timeCommitment: count,
  duration: z.enum(durations),
  timeline: text,
  urgency: z.enum(urgencyValues),
  deadlineInDays: count.nullable(),
  /** Null = remote. */
  location: text.nullable(),
  maxVolunteers: count,
  perks: z.array(projectPerk),
  deliverables: text,
  impact: text,
  /** Earlier projects were posted without them. */
  contactName: text.exactOptional(),
  definitionOfDone: text.exactOptional(),
  milestones: z.array(z.strictObject({ title: text, afterHours: count })).exactOptional(),
  contactInstructions: text,
  /** Questions for everyone who applies. */
  screeningQuestions: z.array(z.strictObject({ text, isRequired: z.boolean() })).exactOptional(),
  postedDaysAgo: count,
  /** Set when the project is completed. */
  completedDaysAgo: count.exactOptional(),
})
export type DemoProject = z.infer<typeof projectShape>

/** A completed project with its accepted applications and their reviews, in short form. */
export const pastWorkShape = z.strictObject({
  key,
  organization: key,
  title: text,
  paragraph: text,
  skills: texts,
  causeAreas: texts,
  duration: z.enum(durations),
  deliverables: text,
  impact: text,
  postedDaysAgo: count,
  completedDaysAgo: count,
  work: z.array(z.strictObject({ volunteer: key, coverLetter: text, rating: count, review: text })),
})
export type PastWork = z.infer<typeof pastWorkShape>

/** What an administrator decided about a typed-in skill. Others, such as "Motion Design", are still undecided. */
export const skillPlacementShape = z.strictObject({
  label: text,
  skillId: text,
  decidedBy: key,
  daysAgo: count,
})
