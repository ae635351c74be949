import type { Locator, Page } from '@playwright/test'

/** What an organization does with its project, on the project's page. */
export const managing = (page: Page): Locator => page.getByRole('region', { name: 'Manage this project' })

/** Presses one of its buttons. */
export const press = (page: Page, name: string): Promise<void> =>
  managing(page).getByRole('button', { name }).click()

/** Presses a button of the open dialog. */
export const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
