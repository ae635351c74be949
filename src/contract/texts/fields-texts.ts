/** Written from fields.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface FieldsTexts {
  general: {
    required: string
    invalid: string
    invalidEmail: string
    tooLong: (values: { max: number }) => string
    lengthBetween: (values: { min: number; max: number }) => string
    tooMany: (values: { max: string | number }) => string
    hoursAtLeast: (values: { min: number }) => string
    hoursAtMost: (values: { max: string | number }) => string
    hoursUnder: (values: { max: string | number }) => string
    wholeNumber: string
    wholeNumberBetween: (values: { min: string | number; max: number }) => string
  }
  names: {
    hidden: string
    mark: string
    accents: string
    blank: string
  }
  shared: {
    date: string
    website: string
    timeZone: string
    contentLanguage: string
    skills: string
    causes: string
    availability: string
    descriptionTooShort: (values: { min: number }) => string
    missionTooShort: (values: { min: number }) => string
    ein: string
    decisionReason: string
    reportReason: string
  }
  accounts: {
    passwordHint: (values: { min: number }) => string
    passwordTooShort: (values: { min: number }) => string
    passwordTooLong: (values: { max: number }) => string
    passwordCommon: string
    passwordPersonal: string
    passwordWrong: string
    codeWrong: string
    emailUnchanged: string
    language: string
    importEmpty: string
    importTooLong: (values: { max: number }) => string
    importTooMany: (values: { max: number }) => string
    importUnreadable: (values: { line: number }) => string
    importNoEmail: string
    importNoName: string
    importRowNoEmail: string
    importRowBadEmail: (values: { text: string | number }) => string
    importRowNoName: string
    importRowLongName: (values: { max: number }) => string
    importRowBadRole: string
    importRowOtherRole: (values: { line: number }) => string
    importNoRoom: (values: { room: number; max: number }) => string
  }
  invites: {
    message: string
    onlyAccepted: string
    onlyDeclined: string
  }
  applications: {
    message: string
    answerMissing: string
    questionsChanged: string
    note: string
    tooFewCompared: (values: { min: string | number }) => string
    tooManyCompared: (values: { max: string | number }) => string
    severalProjects: string
    noneChosen: string
    spotsLeft: (values: { title: string | number; left: number; chosen: number }) => string
    notPossible: (values: { title: string | number; name: string | number }) => string
    blocked: (values: { name: string | number }) => string
    replyName: string
    replyText: string
    onlyDeclined: string
    ownWords: string
  }
  credentials: {
    revocationReason: string
  }
  hours: {
    steps: (values: { max: string | number }) => string
    inFuture: string
    beforeAcceptance: string
    dayLimit: (values: { max: string | number }) => string
    rejectReason: string
    noneChosen: string
  }
  impact: {
    amount: (values: { max: number }) => string
    year: (values: { min: string | number; max: string | number }) => string
    currency: string
    days: string
    reversed: string
    tooLong: (values: { years: string | number }) => string
    place: string
  }
  matching: {
    weightRange: (values: { min: string | number; max: string | number; step: string | number }) => string
    noWeight: string
    skill: string
  }
  messages: {
    empty: string
    reportExplanation: string
  }
  moderation: {
    reportExplanation: string
    sentenceTooLong: string
    appealReason: string
    suspensionReason: (values: { min: number }) => string
  }
  notifications: {
    frequency: (values: { choices: string | number; last: string | number }) => string
    time: string
    sameTimes: string
    hour: string
    weekday: string
    topicTwice: string
  }
  onboarding: {
    experience: string
    goals: string
  }
  organizations: {
    claimTooShort: (values: { min: number }) => string
    wrongDomain: (values: { domain: string | number }) => string
    freeMail: (values: { provider: string | number; domain: string | number }) => string
    role: string
    ownEmail: string
    otherMember: string
  }
  profiles: {
    organizationName: (values: { min: number }) => string
    descriptionTooLong: (values: { max: string | number }) => string
    missionTooLong: (values: { max: number }) => string
    foundedBetween: (values: { min: string | number; thisYear: string | number }) => string
    foundedFrom: (values: { min: string | number }) => string
    location: string
    size: string
    socialAccount: string
    bioTooShort: (values: { min: number }) => string
    bioTooLong: (values: { max: number }) => string
    availability: string
    experienceLevel: string
    experience: (values: { min: number }) => string
    linkedin: string
    portfolioTitle: string
    portfolioImpact: string
    portfolioSkills: string
  }
  projects: {
    searchName: string
    alertFrequency: string
    title: (values: { min: number }) => string
    experienceLevel: string
    hoursAtLeast: (values: { min: number }) => string
    hoursAtMost: (values: { max: string | number }) => string
    duration: string
    volunteers: (values: { min: string | number; max: string | number }) => string
    placeUnknown: (values: { text: string | number; suggestions: string }) => string
    placeUnknownElsewhere: (values: { text: string | number; suggestions: string }) => string
    placeMissing: string
    placeMissingElsewhere: string
    placeOrRemote: string
    reportExplanation: string
    tooFewSpots: (values: { accepted: string | number }) => string
    deliverables: string
    impact: string
    deadlineInPast: string
    endBeforeStart: string
    milestonesMissing: (values: { hours: string | number }) => string
    definitionOfDoneMissing: string
    contactNameMissing: string
    noPaidPostMissing: string
    licenseMissing: string
    milestone: string
    milestoneHours: (values: { min: string | number; max: string | number }) => string
    tooManyMilestones: (values: { max: string | number }) => string
    unfinishedTooLong: string
    question: string
    questionTwice: string
    tooManyQuestions: (values: { max: string | number }) => string
    perkTitle: string
    perkTwice: string
    exclusionReason: string
    cancelReason: string
    notAccepted: string
  }
  reviews: {
    required: string
    rating: (values: { min: string | number; max: string | number }) => string
    reply: string
    reportExplanation: string
  }
  rewards: {
    title: string
    description: string
    provider: string
    category: string
    points: (values: { min: string | number; max: number }) => string
    stock: (values: { min: string | number; max: number }) => string
    stockBelowClaimed: (values: { claimed: number }) => string
    period: string
    noCodes: string
    csvTooLong: (values: { max: number }) => string
    csvInvalid: string
    csvEmpty: string
    tooManyCodes: (values: { max: string | number }) => string
    lineWithCells: (values: { line: string | number }) => string
    lineTooLong: (values: { line: string | number; max: number }) => string
    lineUnreadable: (values: { line: string | number }) => string
    lineEmpty: (values: { line: string | number }) => string
    lineLoaded: (values: { line: string | number }) => string
    lineTwice: (values: { line: string | number; first: string | number }) => string
    moreLines: (values: { count: string | number }) => string
    monday: string
  }
  safeguards: {
    workBeforeAcceptance: (values: { evidence: string | number }) => string
    payment: (values: { evidence: string | number }) => string
  }
  verification: {
    zip: string
    phone: string
    internationalPhone: string
    registrationNumber: string
    email: string
    establishedBetween: (values: { min: string | number; thisYear: string | number }) => string
    establishedFrom: (values: { min: string | number }) => string
    street: string
    city: string
    state: string
    focusAreas: string
    contactName: string
    contactTitle: string
    absence: string
  }
  registers: {
    fileName: string
    empty: string
    tooLarge: string
    noFile: string
    tooMany: (values: { max: string | number }) => string
    missing: string
    future: string
    twice: string
  }
  site: {
    footerAddress: string
    color: string
    country: string
    ended: string
  }
  email: {
    selectors: string
  }
}

export const fieldsCatalog = defineTexts<FieldsTexts>('contract/texts/fields')
