import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      shadow: [{ shadow: ['card', 'popover'] }],
      'font-family': [{ font: ['sans', 'heading'] }],
    },
  },
})

/** Joins class names. The later of two utilities for the same property wins, and false values are dropped. */
export function joinClasses(...parts: (string | false | null | undefined)[]): string {
  return merge(parts)
}
