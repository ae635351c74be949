import type { Locator, Page } from '@playwright/test'

/** The panel where an organization manages its project, on the project's page. */
export const findManagePanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Manage this project' })

/** Presses one of its buttons. */
export const press = (page: Page, name: string): Promise<void> =>
  findManagePanel(page).getByRole('button', { name }).click()

/** Presses a button of the open dialog. */
export const confirm = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
