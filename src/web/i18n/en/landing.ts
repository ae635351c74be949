/** The landing page for visitors (spec F2.3). */
export const landingTexts = {
  hero: {
    text: 'Nonprofits post projects that need your skills. You both agree on the hours and deliverables before you start.',
    findProjects: 'Find Projects',
    postProject: 'Post a Project',
  },
  overview: {
    title: 'Our community at a glance',
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
        text: 'Filter projects by skill, cause and hours per week. Apply with a short message and track your application.',
      },
      organizations: {
        title: 'Organizations',
        text: 'Describe the work in four steps. Compare applications side by side and accept the people you want to work with.',
      },
      safety: {
        title: 'Trust and safety',
        text: 'Every project lists its hours, open spots and deadline. We share email addresses only after an application is accepted.',
      },
    },
  },
  projects: {
    title: 'Featured projects',
    all: 'View All Projects',
    empty: 'There are no open projects right now. Check back soon.',
    sample: 'Example',
    apply: 'Apply Now',
    hours: (hours: number) => (hours === 1 ? '1 hour/week' : `${hours} hours/week`),
    volunteers: (count: number) => (count === 1 ? '1 volunteer needed' : `${count} volunteers needed`),
    impact: 'Impact',
    verified: 'Verified organization',
    rating: (rating: string) => `Rated ${rating} of 5`,
  },
  marketplace: {
    title: 'A two-way marketplace',
    text: 'Both sides search, both sides choose, and both sides leave a review.',
    volunteers: {
      title: 'Volunteers browse organizations and projects',
      text: 'See who needs help, what the work is and how many hours it takes before you apply.',
    },
    organizations: {
      title: 'Organizations browse volunteer portfolios',
      text: 'Search for the skills you need and send a direct invitation.',
    },
    features: [
      { title: 'Verified organizations', text: 'We check EINs and other details against public registers.' },
      {
        title: 'Two-way matching and reviews',
        text: 'Each side can review the other when the work is done.',
      },
      {
        title: 'A project scoping wizard',
        text: 'Turn an idea into a well-scoped project in four steps.',
      },
      {
        title: 'Anti-exploitation safeguards',
        text: 'Limits on what organizations can ask of volunteers.',
      },
      { title: 'Impact portfolios', text: 'Show your work with confirmed hours and reviews.' },
      {
        title: 'AI-powered matching',
        text: 'See why each project fits you and adjust what matters most. We use no outside AI service.',
      },
    ],
  },
  organizations: {
    title: 'For Organizations',
    text: 'Clear projects attract the right people. We guide you through four steps and save your draft until you post it.',
  },
  stories: { title: 'Success Stories' },
  closing: {
    title: 'Ready to get started?',
    text: 'Answer four short questions, then see projects that fit. It’s always free.',
    getStarted: 'Get Started - Free',
    browse: 'Browse Projects',
  },
}
