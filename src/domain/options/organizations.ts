/** Team sizes of the organization profile form; the value is the label (features 3). */
export const teamSizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

/** Annual budget ranges in US dollars (features 3). */
export const budgetRanges = ['under-100k', '100k-500k', '500k-1m', '1m-5m', '5m+'] as const
export type BudgetRange = (typeof budgetRanges)[number]

/** Sizes of the organization setup wizard (features 3). */
export const organizationSizes = ['small', 'medium', 'large'] as const
export type OrganizationSize = (typeof organizationSizes)[number]

/** Employee ranges of the verification form; the value is the label (features 3). */
export const employeeRanges = [
  '1-5',
  '6-10',
  '11-25',
  '26-50',
  '51-100',
  '101-250',
  '251-500',
  '500+',
] as const
