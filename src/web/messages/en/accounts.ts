/** Signing in and up, sessions (foundation 2.4, 5, 8; decisions A16). */
export const accounts = {
  title: 'Join Our Community',
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
