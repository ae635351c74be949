/**
 * The terms and the privacy notice (decision C). The operator of a site is responsible for them and may replace them.
 */
import type { LegalDocument } from '#contract/help/legal.ts'
import { legalTitlesTexts } from './legal-titles.ts'

export type LegalText = {
  title: string
  intro: string
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly string[] }[]
}

const documents: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: legalTitlesTexts.terms,
    intro:
      'What you can expect from Bridge Collective, and what we expect from you. You agree to these terms when you create an account.',
    sections: [
      {
        title: 'About the service',
        paragraphs: [
          'Nonprofits and other organizations that serve the public post projects here, and skilled volunteers offer to do them. We bring you together. What you agree on is between you: we are not an employer, an agent or a party to it.',
          'Bridge Collective is free. No one may ask for money for a spot on a project.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'You need an account to apply or to post. Use your own name and an email address that reaches you. Keep your password secret, and tell us if someone else gets into your account.',
          'One account can be a volunteer and represent an organization. You may post for an organization only if it asked you to.',
        ],
      },
      {
        title: 'What volunteers can expect',
        paragraphs: [],
        points: [
          'Before you apply, a project tells you what the work is, how many hours a week it takes and who decides.',
          'You can withdraw an application, or end work you have started, at any time. You give the reason in your own words.',
          'Volunteering stays voluntary: a project must not replace a paid job.',
        ],
      },
      {
        title: 'What organizations can expect',
        paragraphs: [],
        points: [
          'You choose who works with you. Base your decision only on what a person can do for the project.',
          'You may use what a volunteer makes for you for the purpose of the project, unless you agree otherwise.',
          'Use what volunteers write to you for this project only. Do not pass it on.',
        ],
      },
      {
        title: 'What is not allowed',
        paragraphs: [],
        points: [
          'Pretending to be someone else, or writing what you know is not true.',
          'Harassing people, or rejecting them because of who they are.',
          'Advertising, fraud, and anything that breaks the law.',
          'Collecting other people’s content with automated tools, or disrupting the service.',
        ],
      },
      {
        title: 'Reviews',
        paragraphs: [
          'Once the work is done, both sides can review each other. Write only about what you experienced yourself, and leave out private details. No one may pay for a review or offer something in exchange for one.',
        ],
      },
      {
        title: 'Your content',
        paragraphs: [
          'Your content stays yours. You allow us to store it and show it to the people it is meant for, for as long as it is here. We may remove content that breaks these terms, and close accounts that keep breaking them.',
        ],
      },
      {
        title: 'What we cannot promise',
        paragraphs: [
          'We do our best to keep the service running and your content safe. We cannot promise that it never fails, or that people and organizations are who they say they are. Where the law lets us limit our liability, we are liable only for intent and gross negligence.',
        ],
      },
      {
        title: 'When these terms change',
        paragraphs: [
          'Each version shows the day it takes effect. Your account records the version you agreed to. You can stop using Bridge Collective at any time.',
        ],
      },
    ],
  },
  privacy: {
    title: legalTitlesTexts.privacy,
    intro:
      'What we store about you, why, who can see it and what you can do about it. We show no advertising, we do not track you, and we sell nothing.',
    sections: [
      {
        title: 'What we store',
        paragraphs: [],
        points: [
          'Your account: your name and email address; a picture if you add one, without its location and camera data; a password that no one can read; your time zone if you choose one; and the version of the terms you agreed to.',
          'Your profile, if you create one: skills, causes, experience, availability, and what you write about yourself or your organization.',
          'What you do here: projects, applications with their cover letters and answers, hours, reviews, projects you save, points, and the perks you redeem.',
          'Notes that members of an organization write about the applications it receives, and its shortlist.',
          'Your sessions: when each began and was last used, the browser’s name, and the network it came from, but not your full network address.',
          'What an organization submits for verification: its EIN, address, phone, contact person and documents.',
          'A security log: sign-ins, changes to how you sign in, refused requests, and what administrators do and read, each with its internet address.',
        ],
      },
      {
        title: 'Why we store it',
        paragraphs: [
          'To provide the service: to show projects, deliver applications, tell you what became of them, and suggest what fits your profile. Sessions and request limits protect accounts from other people. We use your data for nothing else.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [],
        points: [
          'Everyone: projects and organizations, and reviews of them with the reviewer’s first name and initial.',
          'Everyone, but only if you make your portfolio public: your full name and picture, what you say about yourself and your skills, and your signed-off work with its hours, badges and public reviews. You can make it private again at any time.',
          'Anyone with the link to one of your credentials, even if your portfolio is private: your full name, the badge or project, the organizations, the dates and the confirmed hours.',
          'The organization you apply to: your name and picture, your cover letter, your answers and your profile. Once you are accepted, your email address too.',
          'Only members of the same organization: their notes and their shortlist.',
          'Members of an organization, and the administrators who decide: what it submitted for verification.',
          'Only you: the codes of the perks you redeem. A provider learns what you tell them when you use a code. The people who run this site see who redeemed what, and the last characters of each code.',
          'The people who run this site, as far as their work requires. The security log records when an administrator opens your data.',
          'No one else. No outside service reads, measures or analyzes what you do here.',
        ],
      },
      {
        title: 'Cookies and your device',
        paragraphs: [
          'We only set cookies that you need: to keep you signed in, to recognize a browser that signed in before, and to remember light or dark mode. Your drafts and your account mode stay on your device.',
        ],
      },
      {
        title: 'How long we keep it',
        paragraphs: [
          'Sessions end after 7 days without a visit, and after 30 days in any case, unless the people who run this site chose other limits. Links in emails work for 30 minutes to 7 days. We keep the security log for 400 days. We keep everything else for as long as you have your account.',
        ],
      },
      {
        title: 'What you can do',
        paragraphs: [
          'In your profile, you can see and change your name and email, end sessions and choose a new password. You can ask for a copy of your data, have it corrected or deleted, and object to its use: write to the address below. You can also complain to the data protection authority where you live.',
        ],
      },
    ],
  },
}

export const legalTexts = {
  documents,
  since: (day: string) => `Effective ${day}`,
  contactTitle: 'Questions',
  contact: 'Write to us at',
  other: 'Other documents',
}
