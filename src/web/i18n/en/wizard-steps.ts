/** The steps of creating a project, which the landing page shows too (spec F2.3). */
export const wizardStepsTexts = {
  basics: 'Project Basics',
  skills: 'Skills & Requirements',
  timeline: 'Timeline & Perks',
  impact: 'Impact & Review',
}
