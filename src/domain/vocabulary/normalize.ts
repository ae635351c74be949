const combiningMarks = /[\u0300-\u036f]/gu
const outsideKey = /[^\p{L}\p{M}\p{N}+#]/gu

/**
 * The key for comparing labels: without case, spaces, accents and punctuation, "&" as "and".
 * "+" and "#" stay, so that C, C++ and C# are three things. A label of only punctuation is its own key.
 */
export function normalizeLabel(label: string): string {
  const plain = label.normalize('NFKD').replace(combiningMarks, '').toLowerCase().replaceAll('&', 'and')
  const key = plain.replace(outsideKey, '').normalize('NFC')
  return key === '' ? plain.replace(/\s/gu, '') : key
}

/** The key for finding duplicates in a list: without case and spaces (decision A9). */
export function foldLabel(label: string): string {
  return label.toLowerCase().replaceAll(/\s/gu, '')
}
