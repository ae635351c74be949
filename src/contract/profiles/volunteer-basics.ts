/** What a new volunteer is asked after the four questions, by the rules of the profile form; each can be left out. */
import { volunteerForm } from './volunteer-profiles.ts'

export const volunteerBasics = volunteerForm.pick({
  maxHoursPerWeek: true,
  experience: true,
  location: true,
  bio: true,
})
