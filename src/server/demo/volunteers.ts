import type { DemoVolunteer } from './shapes.ts'

/** Extra profile content of the invented volunteers, by key. */
export const demoVolunteers: Readonly<Record<string, DemoVolunteer>> = {
  maya: {
    headline: 'Information designer who makes letters, maps and forms that people understand',
    website: 'https://maya-lindqvist.example.org',
    linkedinUrl: 'https://www.linkedin.example.org/in/maya-lindqvist',
    workingStyles: ['remote', 'collaborative'],
    languages: ['English', 'Swedish'],
    isAdult: true,
    isPortfolioPublic: true,
    isContactable: true,
    portfolio: [
      {
        title: 'Night bus map for a city of 400,000',
        description:
          'One sheet that shows every bus after ten in the evening, drawn so that it can be read under a street lamp. Tested with forty passengers at four stops.',
        impact: 'Posted at ninety stops; calls to the night line about routes fell by a third in a year.',
        skills: ['Graphic Design', 'UI/UX Design'],
      },
      {
        title: 'Appointment letters of a county clinic',
        description:
          'Eleven letters became three, with the date, the place and what to bring at the top. Written with the nurses who answer the phone.',
        impact: 'Missed first appointments went from one in five to one in eight.',
        skills: ['Graphic Design', 'Content Writing'],
      },
    ],
  },
  daniel: {
    linkedinUrl: 'https://www.linkedin.example.org/in/daniel-okafor',
    workingStyles: ['independent', 'mentorship'],
    languages: ['English', 'Igbo'],
    isAdult: true,
    isContactable: true,
    portfolio: [
      {
        title: 'A budget that a board can read',
        description:
          'A one-page budget with twelve lines and a note on each, for a food pantry whose treasurer had just left.',
        impact: 'The pantry has kept it up by itself for three years since.',
        skills: ['Data Analysis', 'Fundraising'],
      },
    ],
  },
  priya: {
    headline: 'Web developer who leaves things that others can run',
    website: 'https://priya-raman.example.org',
    linkedinUrl: 'https://www.linkedin.example.org/in/priya-raman',
    workingStyles: ['remote', 'collaborative', 'independent'],
    isPortfolioPublic: true,
    isContactable: true,
    portfolio: [
      {
        title: 'Donation flow of a hospice',
        description:
          'Rebuilt the form in three screens that work on an old phone and without a mouse, and wrote the notes to run it.',
        impact: 'Twice as many people who began to give finished; the hospice changes the texts itself.',
        skills: ['Web Development', 'UI/UX Design'],
      },
    ],
  },
  tomas: { workingStyles: ['collaborative', 'mentorship'], isContactable: true },
  grace: {
    linkedinUrl: 'https://www.linkedin.example.org/in/grace-whitfield',
    workingStyles: ['remote', 'independent'],
    isContactable: true,
    portfolio: [
      {
        title: 'State proposal for a children’s ward',
        description: 'Forty pages in six weeks, with the nurses’ numbers made into three charts that hold.',
        impact: 'Funded in full for two years, and renewed once.',
        skills: ['Content Writing', 'Fundraising'],
      },
    ],
  },
  jonah: { workingStyles: ['independent', 'mentorship'] },
  aiyana: {
    website: 'https://aiyana-brooks.example.org',
    workingStyles: ['collaborative', 'independent'],
    isPortfolioPublic: true,
    isContactable: true,
    portfolio: [
      {
        title: 'Adoption portraits for a county shelter',
        description:
          'Sixty dogs and cats in two Saturdays, each with a portrait and a ten-second clip for the listing.',
        impact: 'Half of them had a home within three weeks.',
        skills: ['Photography', 'Video Production'],
      },
    ],
  },
  samuel: { workingStyles: ['remote', 'independent'], isContactable: true },
  hannah: { workingStyles: ['remote', 'collaborative'], isContactable: true },
  leo: {
    linkedinUrl: 'https://www.linkedin.example.org/in/leo-nakamura',
    workingStyles: ['collaborative', 'mentorship'],
    isContactable: true,
  },
  denise: {
    workingStyles: ['collaborative', 'mentorship'],
    isContactable: true,
    languages: ['English'],
    isAdult: true,
    isOlder: true,
  },
  farid: {
    linkedinUrl: 'https://www.linkedin.example.org/in/farid-azizi',
    workingStyles: ['remote', 'independent', 'mentorship'],
  },
}
