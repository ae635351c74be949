/** Documents as people send them. */

/** The smallest PDF that is whole. */
export const aPdf = (text = 'Letter'): Buffer =>
  Buffer.from(`%PDF-1.4\n%${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
