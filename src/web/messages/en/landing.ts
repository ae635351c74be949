/** The first page of somebody who is not signed in (foundation 2.3). */
export const landingTexts = {
  anchors: [
    { href: '#how-it-works', label: 'How It Works' },
    { href: '#projects', label: 'Browse Projects' },
    { href: '#organizations', label: 'For Organizations' },
    { href: '#success-stories', label: 'Success Stories' },
  ],
  hero: {
    text: 'Nonprofits post scoped projects. You bring the skill. Both sides know the hours, the deliverable and who decides before anyone starts.',
    findProjects: 'Find Projects',
    postProject: 'Post a Project',
  },
  overview: {
    title: 'The platform at a glance',
    volunteers: 'Skilled volunteers',
    organizations: 'Organizations',
    impact: 'Impact created',
    completed: 'Projects completed',
    success: 'Success rate',
    rating: 'Average rating',
  },
  howItWorks: {
    title: 'How It Works',
    columns: {
      volunteers: {
        title: 'Volunteers',
        text: 'Filter projects by skill, cause and hours a week, apply with a short letter and see where your application stands.',
      },
      organizations: {
        title: 'Organizations',
        text: 'Describe the work in four steps, read the applications side by side and accept the people you want to work with.',
      },
      safety: {
        title: 'Trust and safety',
        text: 'Hours, places and deadlines stand on every project. E-mail addresses are shared only once an application is accepted.',
      },
    },
  },
  projects: {
    title: 'Featured projects',
    all: 'View All Projects',
    empty: 'No project is open at the moment. Come back soon.',
    sample: 'Example',
    apply: 'Apply Now',
    hours: (hours: number) => `${hours} h/week`,
    volunteers: (count: number) => (count === 1 ? '1 volunteer needed' : `${count} volunteers needed`),
    impact: 'What it changes',
    verified: 'Verified organization',
    rating: (rating: string) => `Rated ${rating} of 5`,
  },
  marketplace: {
    title: 'A two-way marketplace',
    text: 'Both sides look, both sides choose, and both sides say afterwards how it went.',
    volunteers: {
      title: 'Volunteers browse organizations and projects',
      text: 'See who asks, what they want done and how much of your week it takes, before you write a word.',
    },
    organizations: {
      title: 'Organizations browse volunteer portfolios',
      text: 'Look for the skill you need and send a direct invitation to collaborate.',
    },
    features: [
      { title: 'Verified organizations', text: 'EIN and similar checks against the public registers.' },
      { title: 'Two-way matching and reviews', text: 'Each side rates the other once the work is done.' },
      {
        title: 'A project scoping wizard',
        text: 'Four steps from an idea to a project that can be finished.',
      },
      {
        title: 'Anti-exploitation safeguards',
        text: 'Limits on what may be asked of people who work for free.',
      },
      { title: 'Impact portfolios', text: 'What you have done, with confirmed hours and reviews.' },
      {
        title: 'AI-powered matching',
        text: 'Explained in words, adjustable, and made on this platform alone.',
      },
    ],
  },
  organizations: {
    title: 'For Organizations',
    text: 'A clear project finds the right people. Four steps ask for what they need to know, and keep your answers until you post.',
  },
  stories: { title: 'Success Stories' },
  closing: {
    title: 'Ready when you are',
    text: 'Four short questions, then the projects that fit. It costs nothing, and it stays that way.',
    getStarted: 'Get Started - Free',
    browse: 'Browse Projects',
  },
}
