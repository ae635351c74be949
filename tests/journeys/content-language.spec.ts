import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'

const title = 'Contadores para la temporada de impuestos'

test('a project written in Spanish says so to an English reader, who finds it by another form of a word', async ({
  page,
  openBrowser,
}) => {
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await signInByCall(page, 'organization')
  await page.goto('/create-project')
  await page.getByLabel('Project title').fill(title)
  await page
    .getByLabel('Description', { exact: true })
    .fill('Buscamos contadores voluntarios que ayuden a las familias del barrio con sus declaraciones.')
  await page.getByRole('button', { name: 'Education', exact: true }).click()
  await next()
  await page
    .getByRole('group', { name: /^Required skills/ })
    .getByRole('button', { name: 'UI/UX Design' })
    .click()
  await page.getByLabel('Experience level').selectOption('intermediate')
  await next()
  await page.getByLabel('Duration').selectOption('3-4 weeks')
  await next()
  await page.getByLabel('Deliverables').fill('Cuarenta declaraciones revisadas y enviadas a tiempo.')
  await page.getByLabel('Expected impact').fill('Las familias reciben el dinero que les corresponde.')
  await page.getByLabel('Done when').fill('Todas las familias tienen su declaración.')
  await page.getByLabel('Contact person').fill('Ruth Calloway')
  await page.getByLabel('This project doesn’t replace a paid job').check()
  const language = page.getByLabel('Language', { exact: true })
  await expect(language).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'es')

  const visitor = await openBrowser()
  await visitor.goto('/browse-projects')
  await visitor.getByRole('searchbox', { name: 'Search' }).fill('contadora')
  await visitor.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor.getByText('Written in Spanish')).toBeVisible()
  await expectAccessible(visitor)

  // The writer knows better.
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/projects/${id}/edit?step=4`)
  await expect(language.getByRole('option').first()).toHaveText('Detect automatically (Spanish)')
  await language.selectOption('Galician')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Written in Galician')).toBeVisible()
})
