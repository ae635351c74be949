/** Signing in and up, sessions (foundation 2.4, 5, 8; decisions A16). */
export const accountsTexts = {
  title: 'Join Our Community',
  intro: 'Volunteers bring a skill, organizations bring the work. One account can do both.',
  introOnTheWay: 'Sign in or create an account to go on. Afterwards you are back where you were going.',
  tabs: { label: 'Sign in or sign up', signIn: 'Sign In', signUp: 'Sign Up' },
  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    currentPassword: 'Current Password',
    password: 'Password',
    code: 'Code',
    emailPlaceholder: 'you@example.org',
    newPassword: 'New Password',
    timeZone: 'Time Zone',
  },
  problem: (field: string, message: string) => `${field}: ${message}`,
  showPassword: 'Show characters',
  hidePassword: 'Hide characters',
  newTab: '(opens in a new tab)',
  signIn: {
    submit: 'Sign In',
    pending: 'Signing in...',
  },
  signUp: {
    chooseType: 'I want to join as',
    types: {
      volunteer: {
        label: 'Skilled Volunteer',
        text: 'Find projects that fit your skills and hours, and apply.',
      },
      organization: { label: 'Organization', text: 'Post projects and choose who works on them.' },
    },
    next: 'Continue',
    joiningAs: 'Joining as',
    change: 'Change',
    otherRole: 'You can add the other role later from your profile.',
    terms: {
      before: 'By creating an account you agree to the',
      after: (version: string) => `in their version of ${version}.`,
    },
    privacy: { before: 'The', after: 'says what we keep about you.' },
    submit: 'Create Account',
    pending: 'Creating account...',
  },
  aside: {
    title: 'What you can count on',
    points: [
      'Every project says its hours, its deliverable and who decides, before anyone starts.',
      'You see where your application stands, from sent to done.',
      'Organizations choose from people who wrote to them, side by side.',
    ],
  },
  toasts: {
    signedIn: { title: 'Welcome back!', description: "You've been signed in successfully." },
    signedUp: {
      title: 'Welcome to Bridge Collective!',
      description: 'Your account has been created successfully.',
    },
    signedOut: { title: 'Signed out', description: "You've been signed out successfully." },
    signInFailed: { title: 'Login failed' },
    signUpFailed: { title: 'Registration failed' },
    signOutFailed: { title: 'Logout failed' },
    signInIncomplete: { title: 'Missing fields', description: 'Please fill in all fields' },
    signUpIncomplete: { title: 'Missing fields', description: 'Please fill in all required fields' },
  },
}
