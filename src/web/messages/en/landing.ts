/** The first page of somebody who is not signed in (foundation 2.3). */
export const landing = {
  anchors: [
    { href: '#how-it-works', label: 'How It Works' },
    { href: '#projects', label: 'Browse Projects' },
    { href: '#organizations', label: 'For Organizations' },
  ],
}
