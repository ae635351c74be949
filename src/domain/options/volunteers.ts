/** Availability choices of the volunteer profile form (features 3). */
export const availabilityChoices = ['weekday_evenings', 'weekends', 'flexible', 'business_hours'] as const
export type AvailabilityChoice = (typeof availabilityChoices)[number]

/** The working-style checkboxes of the volunteer setup wizard (features 2). */
export const workingStyles = ['remote', 'collaborative', 'independent', 'mentorship'] as const
export type WorkingStyle = (typeof workingStyles)[number]
