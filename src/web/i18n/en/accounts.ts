/** Signing in, signing up and sessions (spec F2.4, F5, F8; decision A16). */
export const accountsTexts = {
  title: 'Join Our Community',
  intro: 'Volunteer your skills, or find skilled volunteers. One account can do both.',
  introOnTheWay:
    'Sign in or create an account to continue. Then we’ll take you back to where you were going.',
  tabs: { label: 'Sign in or sign up', signIn: 'Sign In', signUp: 'Sign Up' },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    currentPassword: 'Current password',
    password: 'Password',
    code: 'Code',
    emailPlaceholder: 'you@example.org',
    newPassword: 'New password',
    timeZone: 'Time zone',
  },
  problem: (field: string, message: string) => `${field}: ${message}`,
  // Avoids the word "password", so that only the field itself is found by it.
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  newTab: '(opens in a new tab)',
  signIn: {
    submit: 'Sign In',
    pending: 'Signing in...',
  },
  signUp: {
    chooseType: 'I’m joining as',
    types: {
      volunteer: {
        label: 'Skilled Volunteer',
        text: 'Find and apply to projects that fit your skills and schedule.',
      },
      organization: { label: 'Organization', text: 'Post projects and choose your volunteers.' },
    },
    next: 'Continue',
    joiningAs: 'Joining as',
    change: 'Change',
    otherRole: 'You can add the other role later from your profile.',
    terms: {
      before: 'By creating an account you agree to the',
      after: (version: string) => `(${version}).`,
    },
    privacy: { before: 'Our', after: 'explains what we store about you.' },
    submit: 'Create account',
    pending: 'Creating account...',
  },
  aside: {
    title: 'What to expect',
    points: [
      'Every project lists its hours and deliverables before anyone starts.',
      'You can track your application from start to finish.',
      'Organizations can compare their applicants side by side.',
    ],
  },
  toasts: {
    signedIn: { title: 'Welcome back!', description: "You've been signed in successfully." },
    signedUp: {
      title: 'Welcome to Bridge Collective!',
      description: 'Your account has been created successfully.',
    },
    signInFailed: { title: 'Login failed' },
    signUpFailed: { title: 'Registration failed' },
    signInIncomplete: { title: 'Missing fields', description: 'Please fill in all fields' },
    signUpIncomplete: { title: 'Missing fields', description: 'Please fill in all required fields' },
  },
}
