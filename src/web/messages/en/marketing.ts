/**
 * The content file of the public pages: figures, stories and sample projects (foundation 2.3, 2.8; decisions A17, A18).
 * An operator writes their own here; with FIGURES=live the figures are counted instead.
 */
export const marketingTexts = {
  /** The platform overview of the landing page. */
  overview: {
    volunteers: '2,400+',
    organizations: '450+',
    impact: '$2.4M+',
    success: '98%',
    rating: '4.9/5',
  },
  /** Beside the features on the home page. */
  features: {
    matching: '92%',
    organizations: '850+',
    volunteers: '5,420+',
    impact: '$2.5M+',
  },
  stories: [
    {
      quote:
        'We had put off our donor database for three years. Two volunteers gave it six weekends, and in spring we wrote to every past donor by name for the first time.',
      name: 'Imani Oduya',
      role: 'Director, Harbor Lantern Food Pantry',
      result: 'A donor database and 240 returning donors',
    },
    {
      quote:
        'I wanted to do more than give money. Four hours a week were enough to design a guide that newcomers now get on their first day.',
      name: 'Tomas Lindqvist',
      role: 'Graphic designer, volunteer since 2023',
      result: 'A welcome guide in five languages',
    },
    {
      quote:
        'The project said what was needed, how long it would take and who decides. That is why I applied, and why I stayed for a second one.',
      name: 'Priya Raman',
      role: 'Data analyst, three completed projects',
      result: 'A yearly report that a board could read in ten minutes',
    },
  ],
  /** Stand in for open projects while the platform has fewer than three. */
  samples: [
    {
      title: 'Bilingual welcome guide',
      description:
        'Turn our loose leaflets into one guide that families get on their first day, in English and Spanish.',
      skills: ['Graphic Design', 'Translation', 'Content Writing'],
      timeCommitment: 6,
      duration: '1-2 months',
      volunteersNeeded: 2,
      potentialImpact: '300 families a year arrive with a plan for their first week.',
      organization: {
        name: 'Newcomers at the Table',
        rating: '4.8',
        location: 'Tucson, AZ',
        verified: true,
      },
    },
    {
      title: 'Grant calendar for a watershed trust',
      description:
        'Collect deadlines, past applications and texts in one calendar, so that no grant is missed again.',
      skills: ['Grant Writing', 'Project Management'],
      timeCommitment: 4,
      duration: '3-4 weeks',
      volunteersNeeded: 1,
      potentialImpact: 'Two more grant applications each season without one more evening of work.',
      organization: { name: 'Alder Creek Trust', rating: '4.6', location: 'Remote', verified: true },
    },
    {
      title: 'Intake form for a family shelter',
      description:
        'Redesign the form that people fill in on the hardest day of their year: shorter, calmer, on a phone.',
      skills: ['UI/UX Design', 'Research', 'Web Development'],
      timeCommitment: 8,
      duration: '1-2 months',
      volunteersNeeded: 3,
      potentialImpact: 'Intake takes ten minutes instead of forty.',
      organization: {
        name: 'Eastside Family Shelter',
        rating: '4.9',
        location: 'Cleveland, OH',
        verified: true,
      },
    },
  ],
}
