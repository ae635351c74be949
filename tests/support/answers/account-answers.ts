/** API responses about an account, its sessions and its profiles, for interface tests. */
import type { User } from '#contract/accounts/accounts.ts'
import type { Account, Session } from '#contract/accounts/settings.ts'
import type { PersonalExport } from '#contract/personal-data/exports.ts'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import type { NotificationPreferences } from '#contract/notifications/preferences.ts'
import { defaultChoice, notificationTopics } from '#domain/notifications/notification-topics.ts'
import type { VolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { anOrganizer, ids } from './answers.ts'

export const anAccount = (overrides: Partial<Account> = {}): Account => ({
  firstName: 'Maya',
  lastName: 'Lindqvist',
  email: 'maya@example.org',
  isEmailVerified: true,
  timeZone: 'Pacific/Kiritimati',
  language: null,
  pendingEmail: null,
  termsVersion: '2026-11-01',
  termsAgreedAt: '2026-11-02T12:00:00.000Z',
  createdAt: '2026-11-02T12:00:00.000Z',
  ...overrides,
})
export const someNotificationPreferences = (
  overrides: Partial<NotificationPreferences> = {},
): NotificationPreferences => ({
  topics: notificationTopics.map((topic) => ({ topic, ...defaultChoice(topic) })),
  digestHour: 8,
  quietHours: null,
  summaryDay: null,
  timeZone: 'Europe/Lisbon',
  ...overrides,
})
export const aSession = (overrides: Partial<Session> = {}): Session => ({
  id: ids.application,
  isCurrent: true,
  browser: 'Firefox',
  system: 'Linux',
  network: '192.0.2.0/24',
  createdAt: '2026-11-02T12:00:00.000Z',
  lastSeenAt: '2026-11-02T12:00:00.000Z',
  ...overrides,
})
export const aDataExport = (overrides: Partial<PersonalExport> = {}): PersonalExport => ({
  id: ids.application,
  state: 'ready',
  requestedAt: '2026-11-02T12:00:00.000Z',
  isByAdministrator: false,
  size: 2_100_000,
  expiresAt: '2026-11-09T12:00:00.000Z',
  ...overrides,
})
export const aVolunteerProfile: VolunteerProfile = {
  userId: ids.volunteer,
  headline: null,
  bio: 'I draw forms.',
  language: 'en',
  isLanguageChosen: false,
  skills: ['UI/UX Design'],
  preferredCauses: ['Housing'],
  interests: ['Housing'],
  experience: null,
  experienceLevel: 'experienced',
  availability: 'Tuesdays',
  availabilityChoice: 'weekday_evenings',
  maxHoursPerWeek: 5,
  workingStyle: { remote: true, collaborative: false, independent: false, mentorship: false },
  location: null,
  website: null,
  linkedinUrl: null,
  portfolio: { projects: [] },
  isPortfolioPublic: false,
  isContactable: false,
  remoteOnly: false,
  languages: null,
  isAdult: null,
  isOlder: null,
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
}
export const anOrganizationProfile: OrganizationProfile = {
  id: ids.organization,
  organizationName: 'Harbor Light Shelter',
  logoUrl: null,
  description: null,
  language: 'en',
  isLanguageChosen: false,
  missionStatement: 'A bed for everyone.',
  mission: 'A bed for everyone.',
  website: 'https://harbor.example.org',
  location: null,
  ein: null,
  size: null,
  causeAreas: ['Housing'],
  focusAreas: ['Housing'],
  foundedYear: null,
  yearEstablished: null,
  employeeCount: null,
  budgetRange: null,
  contactEmail: null,
  contactPhone: null,
  socialMedia: { twitter: null, facebook: null, linkedin: null, instagram: null },
  socialMediaHandles: { twitter: null, facebook: null, linkedin: null, instagram: null },
  timeZone: null,
  isVerified: false,
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
}

/** An owner of many organizations: "Organization 001", which acts, and so on. */
export const anOwnerOfMany = (count: number, overrides: Partial<User> = {}): User =>
  anOrganizer({
    organizations: Array.from({ length: count }, (_, index) => ({
      id: `77777777-7777-4777-8777-${String(index + 1).padStart(12, '0')}`,
      name: `Organization ${String(index + 1).padStart(3, '0')}`,
      isNamed: true,
      isSuspended: false,
      role: 'owner',
      isCoordinator: false,
      timeZone: 'UTC',
    })),
    ...overrides,
  })
