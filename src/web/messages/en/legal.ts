/** The terms and the privacy notice (decision C); the operator of a site answers for them and may put their own in place. */
import type { LegalDocument } from '#contract/legal.ts'

export type LegalText = {
  title: string
  intro: string
  sections: readonly { title: string; paragraphs: readonly string[]; points?: readonly string[] }[]
}

const documents: Readonly<Record<LegalDocument, LegalText>> = {
  terms: {
    title: 'Terms of Use',
    intro:
      'What you can count on from Bridge Collective, and what we count on from you. You agree to these terms when you create an account.',
    sections: [
      {
        title: 'What this place is for',
        paragraphs: [
          'Organizations that serve the public post projects here, and volunteers with a skill offer to do them. We bring the two together. What they agree on with each other is between them: we are no employer, no agent and no party to it.',
          'Using Bridge Collective costs nothing, and nobody may ask for money for a place in a project.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'You need an account to apply or to post. Give your own name and an e-mail address that reaches you, keep your password to yourself, and tell us if somebody else has got in.',
          'One account can be a volunteer and stand for an organization. You may post for an organization only if it has asked you to.',
        ],
      },
      {
        title: 'What volunteers can expect',
        paragraphs: [],
        points: [
          'A project says what is to be done, how many hours a week it takes and who decides, before you apply.',
          'You can withdraw an application, and end work you have begun, at any time and with a reason in your own words.',
          'Volunteering stays voluntary: a project must not take the place of a paid job.',
        ],
      },
      {
        title: 'What organizations can expect',
        paragraphs: [],
        points: [
          'You choose who works with you. Decide on what a person can do for the project, and on nothing else.',
          'What a volunteer makes for you is yours to use for the purpose of the project, unless the two of you agree otherwise.',
          'What volunteers write to you is for this project alone. Do not pass it on.',
        ],
      },
      {
        title: 'What is not allowed',
        paragraphs: [],
        points: [
          'Pretending to be somebody else, or writing what you know is not true.',
          'Harassing people, or turning them away for who they are.',
          'Advertising, fraud, and anything that breaks the law.',
          'Gathering what others have written here by machine, or disturbing the service.',
        ],
      },
      {
        title: 'Reviews',
        paragraphs: [
          'Once the work is done, both sides can review each other. Write what you have seen yourself and leave out what is private. Nobody may pay for a review or ask for one in exchange for something.',
        ],
      },
      {
        title: 'What you write',
        paragraphs: [
          'It stays yours. You allow us to store it and to show it to those it is meant for, for as long as it stands here. We may take down what breaks these terms, and close an account that goes on breaking them.',
        ],
      },
      {
        title: 'What we cannot promise',
        paragraphs: [
          'We do what we can to keep the service running and what you write safe. We cannot promise that it never fails, or that people and organizations are what they say. Where the law lets us limit what we answer for, we answer for intent and gross negligence only.',
        ],
      },
      {
        title: 'When these terms change',
        paragraphs: [
          'Each version bears the day it began. Your account records the version you agreed to. You can stop using Bridge Collective at any time.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Notice',
    intro:
      'What we keep about you, why, who sees it and what you can do about it. There is no advertising here, no tracking, and nothing is sold.',
    sections: [
      {
        title: 'What we keep',
        paragraphs: [],
        points: [
          'Your account: names, e-mail address, a picture if you give one (without what the file said of place and camera), a password that nobody can read back, your time zone if you choose one, and the version of the terms you agreed to.',
          'Your profile, if you make one: skills, causes, experience, availability, and what you write about yourself or your organization.',
          'What you do here: projects, applications with their letters and answers, hours, reviews, projects you save, points, and the perks you redeem with them.',
          'What members of an organization note about the applications it receives, and which of them it puts on its shortlist.',
          'Your sessions: when each began and was last used, the name of the browser, and the network it came from, which is no full address.',
          'What an organization gives to be verified: its number, address, telephone, contact person and documents.',
          'A security log: sign-ins, changes of your keys, refused calls, and what administrators do and read, with the address on the internet that each came from.',
        ],
      },
      {
        title: 'Why we keep it',
        paragraphs: [
          'To do what you come for: showing projects, carrying applications, telling you what became of them, and suggesting what fits your profile. Sessions and limits on requests protect accounts from others. We use nothing of it for anything else.',
        ],
      },
      {
        title: 'Who sees it',
        paragraphs: [],
        points: [
          'Everybody: projects and organizations, and reviews of them with the first name and the initial of who wrote them.',
          'Everybody, but only if you make your portfolio public: your full name and picture, what you say of yourself and your skills, and your signed-off work with its hours, badges and public reviews. You can make it private again at any time.',
          'Whoever has the link of one of your credentials, public portfolio or not: your full name, the badge or the project it is about, the organizations, the days and the confirmed hours.',
          'The organization you apply to: your name and picture, your letter, your answers and your profile; your e-mail address once you are accepted.',
          'Members of one organization alone: their notes and their shortlist.',
          'Members of an organization, and administrators of this site who decide: what it gave to be verified.',
          'You alone: the codes of the perks you redeem. A provider learns about you what you tell them when you use one; the people who run this site see who redeemed what and the last signs of a code.',
          'The people who run this site, as far as their work asks for it. When an administrator opens what you keep here, that is in the security log.',
          'Nobody else. No service outside of this site reads along, measures or suggests.',
        ],
      },
      {
        title: 'Cookies and your device',
        paragraphs: [
          'We set cookies only for what you ask for: to keep you signed in, to know a browser again that has signed in before, and to keep light or dark. Drafts of what you write and the side of your account that you use stay on your device.',
        ],
      },
      {
        title: 'How long',
        paragraphs: [
          'Sessions end after 7 days without a visit and after 30 days in any case, unless the people who run this site chose otherwise. Links in letters last from 30 minutes to 7 days. The security log is kept for 400 days. The rest stays for as long as you have your account.',
        ],
      },
      {
        title: 'What you can do',
        paragraphs: [
          'In your profile you see and change your names and your address, end sessions and choose a new password. You may ask for a copy of what is kept about you, have it corrected or deleted, and object to its use: write to the address below. You may also complain to the authority that watches over data protection where you live.',
        ],
      },
    ],
  },
}

export const legalTexts = {
  documents,
  since: (day: string) => `In this version since ${day}`,
  contactTitle: 'Questions',
  contact: 'Write to us at',
  other: 'Other documents',
}
