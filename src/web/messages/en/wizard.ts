/** Creating a project in four steps (features, /create-project; decisions A20, A26). */
export const wizard = {
  denied: 'Only organizations can create projects.',
}
