/** The first page of somebody who is signed in (foundation 2.8). */
const applications = (count: string) => `${count} ${count === '1' ? 'application' : 'applications'}`

export const home = {
  title: 'Home',
  greeting: (name: string) => `Welcome, ${name}`,
  friend: 'Friend',
  volunteer: {
    text: 'Find work that fits your skills and hours, and see where your applications stand.',
    discover: 'Discover Projects',
  },
  organization: {
    text: 'Post the work that needs a skill, and choose who does it.',
    post: 'Post a Project',
  },
  next: 'What to do next',
  cards: {
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
    received: {
      title: 'Received Applications',
      text: 'Read the letters and accept or decline.',
    },
  },
  sent: (count: string) => `${applications(count)} sent`,
  received: (count: string) => `${applications(count)} received`,
  waiting: (count: number) => (count === 0 ? 'none waiting for an answer' : `${count} waiting for an answer`),
  featured: 'Featured Opportunities',
  all: 'View All Projects',
}
