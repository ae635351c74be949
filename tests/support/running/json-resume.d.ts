/** The official validator, which brings no types. */
declare module '@jsonresume/schema' {
  const official: { validate(resume: unknown, overrides: (errors: unknown, isValid: boolean) => void): void }
  export default official
}
