/** The words of credentials. They are signed: a later change of them is read in later credentials only. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export const texts = {
  product: 'Bridge Collective',
  issuer: 'A marketplace of skilled volunteers and nonprofit organizations.',
  /** In UTC: the same for every reader. */
  day: (at: Date) => day.format(at),
  caption: (name: string) => `Badge of the credential "${name}"`,
  hours: 'Confirmed hours',
  role: 'Volunteer',
  /** In place of the name where nothing can be read. */
  unreadable: 'A credential that cannot be read',
  work: {
    description: (organization: string) => `Skilled volunteer work for ${organization}.`,
    criteria: (organization: string) =>
      `${organization} accepted the volunteer for this project, confirmed the hours that were worked, and signed the work off as done.`,
    evidence: ({ organization, hours, endedOn }: { organization: string; hours: number; endedOn: string }) =>
      hours > 0
        ? `${organization} confirmed ${countHours(hours)} and signed the work off on ${endedOn}.`
        : `${organization} signed the work off on ${endedOn}.`,
  },
  badge: {
    criteria: (description: string) =>
      `${description} Counted from work that organizations signed off and hours that they confirmed.`,
    evidence: (organization: string, on: string) => `Signed off by ${organization} on ${on}.`,
  },
}

const countHours = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`)
