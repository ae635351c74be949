/** What a project says about the work if it says nothing. */
export const notStated = {
  requirements: null,
  hoursReason: null,
  startDate: null,
  endDate: null,
  milestones: [],
  timeline: null,
  definitionOfDone: null,
  contactName: null,
  contactInstructions: null,
  confirmsNoPaidPost: false,
  confirmsLicense: false,
}

/** What the form asks for before it publishes a project of more than 40 hours in total. */
export const answered = {
  milestones: [{ title: 'A first draft', dueDate: null, afterHours: 10 }],
  definitionOfDone: 'Six people have tried it without help.',
  contactName: 'Ruth Adler',
  confirmsNoPaidPost: true,
}
