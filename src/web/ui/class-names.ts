import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      shadow: [{ shadow: ['card', 'popover'] }],
      'font-family': [{ font: ['sans', 'heading'] }],
    },
  },
})

/** Joins class names; of two utilities for the same property the later one wins, and false parts fall away. */
export function joinClasses(...parts: (string | false | null | undefined)[]): string {
  return merge(parts)
}
