/** Which of the three public files a file is, by how it begins. */
import type { RegisterFile } from './register.ts'

/** How many bytes of the beginning of a file show its kind. */
export const registerStartBytes = 4096

/** The kind of file whose start this is, by its first line with content; null if it is like none of them. */
export function guessRegisterFile(start: string): RegisterFile | null {
  const line = start.split(/\r?\n/).find((each) => each.trim() !== '') ?? ''
  if (/^\uFEFF?EIN,NAME,/.test(line)) return 'bmf'
  if (!/^\uFEFF?\d{9}\|/.test(line)) return null
  const fields = line.split('|').length
  return fields === 6 ? 'pub78' : fields === 12 ? 'revocations' : null
}
