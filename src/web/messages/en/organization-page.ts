/** Texts of an organization's page, and of how it answers those who apply (decisions A1, A14). */
import { responseRule } from '#domain/responses.ts'

export const organizationPageTexts = {
  description: (name: string) => `${name}: its projects, its reviews, and how it answers volunteers.`,
  view: 'View Profile',
  viewOf: (name: string) => `View the profile of ${name}`,
  edit: 'Edit profile',
  member: 'You are a member of this organization.',
  verified: 'Verified organization',
  notVerified: 'Not yet verified',
  imported: 'Imported',
  notRated: 'Not rated',
  facts: {
    heading: 'At a glance',
    answers: 'Time to answer',
    rate: 'Response rate',
    rateHint: `Applications answered, of the last ${responseRule.windowDays} days`,
    location: 'Location',
    website: 'Website',
    newTab: '(opens in a new tab)',
    founded: 'Founded',
    size: 'Team size',
    social: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
    socialMedia: 'Social media',
    contact: 'Contact',
    contactHint: 'Only volunteers it accepted and its members see this.',
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
    usually: (time: string) => `Usually answers ${time}`,
    rate: (percent: number) => `${percent}%`,
    none: 'Not enough answers yet',
  },
  mission: 'Mission',
  about: 'About',
  noText: 'This organization has not described itself yet.',
  causes: 'Causes',
  verification: {
    heading: 'Verification',
    verified:
      'Its EIN was validated and its details were confirmed. A change of its name or EIN is checked anew.',
    notVerified: 'Neither its EIN nor its details are confirmed. What it says here is its own word.',
    imported:
      'This page was made from imported listings. It says what their source says, and nobody has checked it.',
  },
  projects: {
    heading: 'Open projects',
    all: 'View all',
    allOf: (name: string) => `View all projects of ${name}`,
    empty: 'No open projects right now',
    emptyText: (published: number) =>
      published > 0
        ? 'None of its projects takes applications at the moment.'
        : 'It has not posted a project yet. Come back soon.',
    failed: 'Its projects could not be loaded',
  },
  missing: {
    title: 'Organization Not Found',
    text: 'Organization not found',
    action: 'Browse Projects',
  },
  failed: 'The organization could not be loaded',
}
