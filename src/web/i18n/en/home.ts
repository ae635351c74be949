/** The home page (spec F2.8). */
const applications = (count: string) => `${count} ${count === '1' ? 'application' : 'applications'}`

export const homeTexts = {
  title: 'Home',
  greeting: (name: string) => `Welcome, ${name}`,
  friend: 'Friend',
  volunteer: {
    text: 'Find projects that fit your skills and schedule, and track your applications.',
    discover: 'Discover Projects',
  },
  dashboard: 'View Dashboard',
  impact: 'Your Impact at a Glance',
  organization: {
    text: 'Post a project and choose the right volunteer.',
    post: 'Post a Project',
  },
  anonymous: {
    text: 'Take a look around. Every project shows the work, the organization and the hours per week.',
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
      text: 'Projects that fit you, and the reasons why.',
    },
    browse: {
      title: 'Browse Projects',
      text: 'Search by skill, cause and hours per week.',
    },
    mine: {
      title: 'My Applications',
      text: 'Track or withdraw your applications.',
    },
    create: {
      title: 'Create Project',
      text: 'Four steps. We save your draft until you post it.',
    },
    reviews: {
      title: 'Reviews',
      text: 'Write reviews, and read what others wrote.',
    },
    topOrganizations: {
      title: 'Top Orgs',
      text: 'Volunteers’ favorite organizations, and the organization of the month.',
    },
    rewards: {
      title: 'Rewards',
      text: 'Your level, badges, points and perks.',
    },
    received: {
      title: 'Received Applications',
      text: 'Review applications, then accept or decline.',
    },
  },
  sent: (count: string) => `${applications(count)} sent`,
  received: (count: string) => `${applications(count)} received`,
  waiting: (count: number) => (count === 0 ? 'none pending' : `${count} pending`),
  profile: {
    volunteer: {
      title: 'Add your skills',
      text: 'Answer four short questions, and we’ll recommend projects that fit.',
    },
    organization: {
      title: 'Introduce your organization',
      text: 'Four short steps. Volunteers read your profile before they apply.',
    },
    action: 'Answer four questions',
  },
  why: {
    title: 'Why Bridge Collective',
    cards: [
      {
        title: 'Use your skills',
        text: 'Projects need what you’re good at, and explain the difference it makes.',
      },
      {
        title: 'Know what to expect',
        text: 'Every project lists its hours and deliverables.',
      },
      {
        title: 'Both sides choose',
        text: 'Volunteers apply, organizations accept, and both leave a review.',
      },
    ],
  },
  features: {
    title: 'Find the right match',
    cards: {
      matching: {
        title: 'Smart Matching',
        text: 'Projects ranked by how well they fit your skills, causes and hours.',
      },
      topOrganizations: {
        title: 'Top Organizations',
        text: 'The organizations volunteers rate highest, and what they’ve achieved.',
      },
      rewards: { title: 'Perks & Rewards', text: 'Points, badges and perks for the work you complete.' },
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
    organization: { title: 'What do you need next?', post: 'Post a Project' },
    anonymous: {
      title: 'Ready to make a difference?',
      start: 'Get Started Today',
      explore: 'Explore Projects',
    },
  },
}
