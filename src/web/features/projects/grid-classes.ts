/** One column on a phone, two on a tablet, three on wide screens. */
export const gridClasses = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'
