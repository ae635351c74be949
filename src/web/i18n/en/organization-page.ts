/** Texts of an organization's page, including how it responds to applicants (decisions A1, A14). */
import { responseRule } from '#domain/applications/responses.ts'

export const organizationPageTexts = {
  description: (name: string) => `See ${name}’s projects, reviews and response times.`,
  view: 'View Profile',
  viewOf: (name: string) => `View ${name}’s profile`,
  edit: 'Edit profile',
  member: 'You’re a member of this organization.',
  verified: 'Verified organization',
  notVerified: 'Not yet verified',
  imported: 'Imported',
  notRated: 'Not rated',
  facts: {
    heading: 'At a glance',
    answers: 'Response time',
    rate: 'Response rate',
    rateHint: `Applications answered in the last ${responseRule.windowDays} days`,
    location: 'Location',
    website: 'Website',
    newTab: '(opens in a new tab)',
    founded: 'Founded',
    size: 'Team size',
    social: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
    socialMedia: 'Social media',
    contact: 'Contact',
    contactHint: 'Only members and accepted volunteers can see this.',
    completed: 'Completed projects',
    since: 'Member since',
    listedSince: 'Listed since',
    notStated: 'Not stated',
  },
  response: {
    time: {
      hour: (count: number) => (count === 1 ? 'within an hour' : `in ${count} hours`),
      day: (count: number) => (count === 1 ? 'in a day' : `in ${count} days`),
    },
    usually: (time: string) => `Usually responds ${time}`,
    rate: (percent: number) => `${percent}%`,
    none: 'Not enough responses yet',
  },
  mission: 'Mission',
  about: 'About',
  noText: 'This organization hasn’t added a description yet.',
  causes: 'Causes',
  verification: {
    heading: 'Verification',
    verified: 'We checked this organization’s EIN and details. We check again if its name or EIN changes.',
    notVerified:
      'We haven’t confirmed this organization’s EIN or details. It provided the information on this page.',
    imported: 'We created this page from imported listings. No one has checked the details.',
  },
  projects: {
    heading: 'Open projects',
    all: 'View all',
    allOf: (name: string) => `View all projects of ${name}`,
    empty: 'No open projects right now',
    emptyText: (published: number) =>
      published > 0
        ? 'None of its projects are accepting applications right now.'
        : 'This organization hasn’t posted a project yet. Check back soon.',
    failed: 'Couldn’t load the projects',
  },
  missing: {
    title: 'Organization not found',
    text: 'There’s no organization at this address. The link may be incomplete.',
    action: 'Browse Projects',
  },
  failed: 'Couldn’t load the organization',
}
