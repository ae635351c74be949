import { parseWork } from './parse.ts'
import { artsWork } from './arts.ts'
import { careWork } from './care.ts'
import { communicationWork } from './communication.ts'
import { educationWork } from './education.ts'
import { natureWork } from './nature.ts'
import { officeWork } from './office.ts'
import { practicalWork } from './practical.ts'
import { technologyWork } from './technology.ts'

/** Every kind of work that matching knows: the listed skills, their parts, and other volunteer work. */
export const kindsOfWork = [
  educationWork,
  artsWork,
  careWork,
  natureWork,
  practicalWork,
  officeWork,
  communicationWork,
  technologyWork,
].flatMap(parseWork)
