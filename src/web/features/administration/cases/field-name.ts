import type { AdminProjectsTexts } from '#web/features/administration/texts/admin-projects-texts.ts'

/** The label of a field of the project's form, by its path; of a list, that of the whole list. */
export function nameField({ fields }: Pick<AdminProjectsTexts, 'fields'>, path: string): string {
  const [name = ''] = path.split('.')
  return Object.entries<string>(fields).find(([key]) => key === name)?.[1] ?? path
}
