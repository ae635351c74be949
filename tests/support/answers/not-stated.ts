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
