/** Maxima of what people write, in characters or entries; said once (decision A25). */
export const limits = {
  name: 100,
  title: 120,
  shortText: 500,
  longText: 5000,
  letter: 4000,
  review: 1000,
  list: 30,
  label: 60,
  email: 254,
  search: 200,
  passwordMin: 8,
  passwordMax: 128,
  /** Entries of hours that are confirmed or rejected at once. */
  hourEntries: 100,
  /** Pieces of completed work that a portfolio shows, the latest ones. */
  portfolioWorks: 100,
  /** Entries of a page of any list that can grow (A15). */
  page: 12,
  /** The largest total that is counted exactly (A15). */
  counted: 10_000,
  /** Volunteers who can be left out when a project is completed. */
  leaveOut: 500,
  /** Applications that are declined at once. */
  declines: 50,
  /** Questions of its own that a project asks its applicants. */
  screeningQuestions: 5,
  /** Members and open invitations of an organization. */
  members: 100,
  /** An administrator's reason, and a message to one. */
  decisionReason: 2000,
} as const

/** What is taken of uploaded images (docs/security.md): bytes and pixels of one, files and bytes of an account. */
export const imageLimits = {
  bytes: 5 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pixels of each side, at most, of what is stored. */
  side: 512,
  files: 50,
  accountBytes: 50 * 1024 * 1024,
  /** The same of a document that was photographed or scanned: it has to be read. */
  documentSide: 2400,
} as const

/** What is stored of files of messages at most, beside images and documents: files and bytes of an account. */
export const attachmentLimits = { files: 300, accountBytes: 200 * 1024 * 1024 } as const

/** What the browser does before: it takes larger files (bytes), and sends a square of at most so many pixels of one. */
export const cropLimits = { bytes: 20 * 1024 * 1024, side: 1024, zoom: 5 } as const

/** What the project form asks beside the maxima (features 5 and 9); hours a week. */
export const projectLimits = {
  titleMin: 5,
  descriptionMin: 50,
  deliverablesMin: 20,
  impactMin: 20,
  hours: { min: 1, max: 40, standard: 10 },
  volunteers: { min: 1, max: 50, standard: 3 },
} as const

/** What a volunteer's profile asks beside the maxima, on its form and in its wizard (features 5 and 9); characters, hours a week. */
export const volunteerLimits = {
  hours: { min: 1, max: 60, standard: 10 },
  form: { bioMin: 10, hoursMax: 40 },
  setup: { bio: { min: 50, max: 500 }, experienceMin: 20, availabilityMin: 10 },
  portfolio: { descriptionMin: 20, impactMin: 10 },
} as const

/** What the onboarding dialog asks beside the maxima (foundation 5 and 9), in characters. */
export const onboardingLimits = { experienceMin: 20, goalsMin: 20 } as const

/** What the verification form asks beside the maxima (features 5), in characters. */
export const verificationLimits = { street: 5, place: 2, mission: 50, person: 2 } as const

/** What an organization's profile asks beside the maxima, on its form and in its wizard (features 5 and 9), in characters. */
export const organizationLimits = {
  nameMin: 2,
  /** The year. */
  foundedMin: 1800,
  form: { descriptionMin: 20 },
  setup: {
    description: { min: 100, max: 1000 },
    mission: { min: 50, max: 500 },
    locationMin: 5,
  },
} as const

/** The largest number of unread messages that is counted. */
export const countedUnreadMessages = 100
