/** Documents as people upload them. */

/** The smallest valid PDF. */
export const aPdf = (text = 'Letter'): Buffer =>
  Buffer.from(`%PDF-1.4\n%${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
