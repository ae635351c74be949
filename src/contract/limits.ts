import { searchLimits } from './search-limits.ts'

/** Maximum lengths of what people write, in characters or entries, defined once (decision A25). */
export const limits = {
  ...searchLimits,
  name: 100,
  title: 120,
  shortText: 500,
  longText: 5000,
  coverLetter: 4000,
  /** Messages, feedback, private notes and saved replies. */
  message: 4000,
  review: 1000,
  email: 254,
  passwordMin: 8,
  passwordMax: 128,
  /** Hour entries that can be confirmed or rejected in one request. */
  hourEntries: 100,
  /** Completed projects that a portfolio shows, the latest ones. */
  maxPortfolioProjects: 100,
  /** Entries per page of any list that can grow (A15). */
  page: 12,
  /** The largest total that we count exactly (A15). */
  counted: 10_000,
  /** Volunteers who can be excluded when a project is completed. */
  leaveOut: 500,
  /** Entries per page that a caller can request of a list whose rows are short. */
  maxPage: 100,
  /** Applications that can be accepted in one request: all of them in one transaction. */
  maxAccepted: 50,
  /** Applications that can be declined, shortlisted, messaged or exported by id in one request. */
  maxBulk: 500,
  /** Screening questions of a project. */
  screeningQuestions: 5,
  /** Members and pending invitations of an organization. */
  members: 100,
  /** An administrator's reason, and a message to one. */
  decisionReason: 2000,
} as const

/** Limits on uploaded images (docs/security.md): bytes and pixels of one, files and bytes per account. */
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  pixels: 40_000_000,
  /** Maximum pixels per side of a stored image. */
  side: 512,
  files: 50,
  accountBytes: 50 * 1024 * 1024,
  /** The same for a photographed or scanned document, which must stay readable. */
  maxDocumentSide: 2400,
} as const

/** Limits on stored message files, in addition to images and documents: files and bytes per account. */
export const attachmentLimits = { files: 300, accountBytes: 200 * 1024 * 1024 } as const

/** What the browser does first: it accepts larger files (bytes) and sends a square of at most this many pixels. */
export const cropLimits = { bytes: 20 * 1024 * 1024, side: 1024, zoom: 5 } as const

/** Of impact reports: characters of a filter and of a rate's source, and groups in one answer. */
export const impactLimits = { place: 20, rateSource: 120, topGroups: 10, groups: 1000 } as const

/** The longest message of an invite, and how many projects its form offers. */
export const inviteLimits = { message: 1000, projects: 100 } as const

/** The longest form of a new project that is stored before it is posted, in characters of its JSON. */
export const maxUnfinishedCharacters = 100_000

/** Limits of the project form in addition to the maxima (spec features 5 and 9); hours per week. */
export const projectLimits = {
  titleMin: 5,
  descriptionMin: 50,
  deliverablesMin: 20,
  impactMin: 20,
  hours: { min: 1, max: 40, standard: 10 },
  volunteers: { min: 1, max: 50, standard: 3 },
  /** Milestones, and the hours of work after which one can be. */
  milestones: { max: 10, hours: { min: 1, max: 2000 } },
} as const

/**
 * Limits of a volunteer's profile in addition to the maxima, in its form and its wizard (spec features 5 and 9);
 * characters, hours per week.
 */
export const volunteerLimits = {
  hours: { min: 1, max: 60, standard: 10 },
  form: { bioMin: 10, hoursMax: 40 },
  setup: { bio: { min: 50, max: 500 }, experienceMin: 20, availabilityMin: 10 },
  portfolio: { descriptionMin: 20, impactMin: 10 },
} as const

/** Limits of the onboarding dialog in addition to the maxima (spec F5 and F9), in characters. */
export const onboardingLimits = { experienceMin: 20, goalsMin: 20 } as const

/**
 * Limits of the verification form in addition to the maxima (spec features 5), in characters: the least of each field, and
 * the longest postal code of any country.
 */
export const verificationLimits = { street: 5, place: 2, mission: 50, person: 2, postalCodeMax: 20 } as const

/**
 * Limits of an organization's profile in addition to the maxima, in its form and its wizard (spec features 5 and 9),
 * in characters.
 */
export const organizationLimits = {
  nameMin: 2,
  /** The earliest year allowed. */
  foundedMin: 1800,
  form: { descriptionMin: 20 },
  setup: {
    description: { min: 100, max: 1000 },
    mission: { min: 50, max: 500 },
    locationMin: 5,
  },
} as const

/** The largest number of unread messages that we count. */
export const maxCountedUnreadMessages = 100

/** The largest number of unread notifications that we count. */
export const maxCountedUnread = 100

/** Hours for which the link in an email is valid that proves authority or a claim. */
export const authorityLinkHours = 24

/** Limits of the register files that administrators load: a file, how many together, and each part of an upload. */
export const registerLimits = { fileBytes: 1024 ** 3, files: 12, partBytes: 4 * 1024 * 1024 } as const

/** How long the links in emails stay valid, in minutes. */
export const linkLifetimes = { reset: 30, verify: 24 * 60, change: 60, revert: 7 * 24 * 60 } as const
