/** The texts of credentials. They are signed, so a change shows only in later credentials. */
export const texts = {
  product: 'Bridge Collective',
  issuer: 'A marketplace of skilled volunteers and nonprofit organizations.',
  caption: (name: string) => `Badge of the credential "${name}"`,
  hours: 'Confirmed hours',
  role: 'Volunteer',
  /** Used instead of the name if the credential cannot be read. */
  unreadable: 'Unreadable credential',
  work: {
    description: (organization: string) => `Skilled volunteer work for ${organization}.`,
    criteria: (organization: string) =>
      `${organization} accepted the volunteer for this project, confirmed the hours worked and signed off the work.`,
    evidence: ({ organization, hours, endedOn }: { organization: string; hours: number; endedOn: string }) =>
      hours > 0
        ? `${organization} confirmed ${countHours(hours)} and signed off the work on ${endedOn}.`
        : `${organization} signed off the work on ${endedOn}.`,
  },
  badge: {
    criteria: (description: string) => `${description} Counted from signed-off work and confirmed hours.`,
    evidence: (organization: string, on: string) => `Signed off by ${organization} on ${on}.`,
  },
}

const countHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)
