/** The kind of job that sends an email. Its payload is the name of a template and the template's data. */
export const emailKind = 'mail.send'
