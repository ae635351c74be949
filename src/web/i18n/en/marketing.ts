/**
 * The content of the public pages: figures, stories and sample projects (spec F2.3, F2.8; decisions A17, A18).
 * Operators replace it with their own; with FIGURES=live the figures are counted instead.
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
        'We put off our donor database for three years. Two volunteers built it in six weekends. That spring, we wrote to every past donor by name for the first time.',
      name: 'Imani Oduya',
      role: 'Director, Harbor Lantern Food Pantry',
      result: 'A donor database and 240 returning donors',
    },
    {
      quote:
        'I wanted to do more than give money. In four hours a week, I designed a guide that newcomers now get on their first day.',
      name: 'Tomas Lindqvist',
      role: 'Graphic designer, volunteer since 2023',
      result: 'A welcome guide in five languages',
    },
    {
      quote:
        'The project listed what they needed and how long it would take. That’s why I applied, and why I came back for a second one.',
      name: 'Priya Raman',
      role: 'Data analyst, three completed projects',
      result: 'An annual report the board can read in ten minutes',
    },
  ],
  /** Shown in place of open projects while the platform has fewer than three. */
  samples: [
    {
      title: 'Bilingual welcome guide',
      description:
        'Turn our leaflets into one guide, in English and Spanish, for families on their first day.',
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
        'Put deadlines, past applications and texts in one calendar, so we never miss a grant again.',
      skills: ['Grant Writing', 'Project Management'],
      timeCommitment: 4,
      duration: '3-4 weeks',
      volunteersNeeded: 1,
      potentialImpact: 'Two more grant applications each season, with no extra evenings of work.',
      organization: { name: 'Alder Creek Trust', rating: '4.6', location: 'Remote', verified: true },
    },
    {
      title: 'Intake form for a family shelter',
      description:
        'Redesign a form that people fill in on one of their hardest days. Make it shorter, calmer and easy to use on a phone.',
      skills: ['UI/UX Design', 'Research', 'Web Development'],
      timeCommitment: 8,
      duration: '1-2 months',
      volunteersNeeded: 3,
      potentialImpact: 'Intake takes 10 minutes instead of 40.',
      organization: {
        name: 'Eastside Family Shelter',
        rating: '4.9',
        location: 'Cleveland, OH',
        verified: true,
      },
    },
  ],
}
