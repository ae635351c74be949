/** The home page (foundation 2.8). */
const applications = (count: string) => `${count} ${count === '1' ? 'application' : 'applications'}`

export const homeTexts = {
  title: 'Home',
  greeting: (name: string) => `Welcome, ${name}`,
  friend: 'Friend',
  volunteer: {
    text: 'Find work that fits your skills and hours, and see where your applications stand.',
    discover: 'Discover Projects',
  },
  dashboard: 'View Dashboard',
  impact: 'Your Impact at a Glance',
  organization: {
    text: 'Post the work that needs a skill, and choose who does it.',
    post: 'Post a Project',
  },
  anonymous: {
    text: 'Look around first: every project says what is to be done, for whom and in how many hours a week.',
    explore: 'Explore Projects',
    join: 'Join Our Community',
  },
  quickAccess: 'Quick Access',
  cards: {
    dashboard: {
      title: 'Full Dashboard',
      volunteer: 'Your applications, projects, hours and saved projects.',
      organization: 'Your applications, projects and volunteers.',
    },
    matching: {
      title: 'Smart Matching',
      text: 'Projects that fit you, why they do, and what counts for you.',
    },
    browse: {
      title: 'Browse Projects',
      text: 'Search by skill, cause and hours a week.',
    },
    mine: {
      title: 'My Applications',
      text: 'Follow, change your mind, or see who said yes.',
    },
    create: {
      title: 'Create Project',
      text: 'Four steps; your answers are kept until you post.',
    },
    reviews: {
      title: 'Reviews',
      text: 'Write what is pending, and read what others wrote.',
    },
    topOrganizations: {
      title: 'Top Orgs',
      text: 'Whom volunteers rate highest, and the organization of the month.',
    },
    rewards: {
      title: 'Rewards',
      text: 'Your level, badges and points, and the perks they buy.',
    },
    received: {
      title: 'Received Applications',
      text: 'Read the letters and accept or decline.',
    },
  },
  sent: (count: string) => `${applications(count)} sent`,
  received: (count: string) => `${applications(count)} received`,
  waiting: (count: number) => (count === 0 ? 'none waiting for an answer' : `${count} waiting for an answer`),
  profile: {
    volunteer: {
      title: 'Tell us what you can do',
      text: 'Four short questions, and projects that fit are recommended to you.',
    },
    organization: {
      title: 'Tell volunteers who you are',
      text: 'Four short steps. Volunteers read your profile before they apply to you.',
    },
    action: 'Answer four questions',
  },
  why: {
    title: 'Why Bridge Collective',
    cards: [
      {
        title: 'Skills, not spare hands',
        text: 'Projects ask for what you are good at, and say what it will change.',
      },
      {
        title: 'Scoped before it starts',
        text: 'Hours, deliverables and the person who decides stand on every project.',
      },
      {
        title: 'Both sides choose',
        text: 'Volunteers apply, organizations accept, and both say how it went.',
      },
    ],
  },
  features: {
    title: 'Made for good matches',
    cards: {
      matching: {
        title: 'Smart Matching',
        text: 'Projects in the order in which they fit your skills, causes and hours.',
      },
      topOrganizations: {
        title: 'Top Organizations',
        text: 'Organizations that volunteers rate highest, with what they achieved.',
      },
      rewards: { title: 'Perks & Rewards', text: 'Points, badges and thanks for finished work.' },
    },
    figures: {
      matching: 'match rate',
      volunteers: 'volunteers',
      organizations: 'organizations',
      impact: 'impact created',
    },
  },
  trending: 'Trending Skills',
  featured: 'Featured Opportunities',
  all: 'View All Projects',
  closing: {
    volunteer: { title: 'Find your next project', find: 'Find Projects' },
    organization: { title: 'What should get done next?', post: 'Post a Project' },
    anonymous: {
      title: 'Ready to make a difference?',
      start: 'Get Started Today',
      explore: 'Explore Projects',
    },
  },
}
