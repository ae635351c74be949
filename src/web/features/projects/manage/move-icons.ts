import {
  Ban,
  CircleCheckBig,
  Copy,
  FilePen,
  HeartHandshake,
  Pause,
  Pencil,
  Play,
  Send,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import type { ProjectMove } from '#domain/projects/moves.ts'

export const moveIcons: Record<ProjectMove, LucideIcon> = {
  edit: Pencil,
  publish: Send,
  keep: FilePen,
  pause: Pause,
  resume: Play,
  complete: CircleCheckBig,
  cancel: Ban,
  report: HeartHandshake,
  duplicate: Copy,
  delete: Trash2,
}

/** The last step of the form, where a draft is reviewed and published. */
export const lastStep = 4
