/** The first page of somebody who is not signed in (foundation 2.3). */
export const landing = {
  anchors: [
    { href: '#how-it-works', label: 'How It Works' },
    { href: '#projects', label: 'Browse Projects' },
    { href: '#organizations', label: 'For Organizations' },
  ],
  hero: {
    text: 'Nonprofits post scoped projects. You bring the skill. Both sides know the hours, the deliverable and who decides before anyone starts.',
    findProjects: 'Find Projects',
    postProject: 'Post a Project',
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
    title: 'Open right now',
    all: 'View All Projects',
    empty: 'No project is open at the moment. Come back soon.',
  },
  organizations: {
    title: 'For Organizations',
    text: 'A clear project finds the right people. Four steps ask for what they need to know, and keep your answers until you post.',
  },
}
