import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

/** The demo accounts that the product prints when it starts. */
export type DemoAccount = 'volunteer' | 'organization' | 'dual' | 'admin'
/** The password of everyone who signs up in a journey. */
export const password = 'quiet-harbor-71'
export const demoPassword = 'lantern-bridge-42'

/** Signs in with a demo account on the sign-in page and waits until the page has changed. */
export async function signIn(page: Page, account: DemoAccount): Promise<void> {
  if (!page.url().includes('/auth')) await page.goto('/auth')
  await page.getByLabel('Email').fill(`${account}@example.org`)
  await page.getByLabel('Password').fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
}

export type Registration = { type: 'Skilled Volunteer' | 'Organization'; firstName: string; email?: string }

/** An unused address, unique across journeys that share a product. */
export const newAddress = () => `${randomUUID()}@example.org`

/** Registers through both steps of the sign-up form and waits until the page has changed. */
export async function signUp(
  page: Page,
  { type, firstName, email = newAddress() }: Registration,
): Promise<void> {
  if (!page.url().includes('/auth')) await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByText(type, { exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Welcome to Bridge Collective!', { exact: true })).toBeVisible()
}

/** Presses Tab until the control has the focus, as a keyboard user does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach the control')
}
