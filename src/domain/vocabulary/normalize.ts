const combiningMarks = /[\u0300-\u036f]/gu
const outsideKey = /[^\p{L}\p{M}\p{N}+#]/gu

/**
 * The key by which labels are compared: without case, spaces, accents and punctuation, "&" read as "and".
 * "+" and "#" stay, so that C, C++ and C# are three things; a label of nothing but punctuation is its own key.
 */
export function normalizeLabel(label: string): string {
  const plain = label.normalize('NFKD').replace(combiningMarks, '').toLowerCase().replaceAll('&', 'and')
  const key = plain.replace(outsideKey, '').normalize('NFC')
  return key === '' ? plain.replace(/\s/gu, '') : key
}

/** The key by which a list tells its labels apart: without case and spaces (decision A9). */
export function foldLabel(label: string): string {
  return label.toLowerCase().replaceAll(/\s/gu, '')
}
