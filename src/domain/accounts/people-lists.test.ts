import { expect, test } from 'vitest'
import { findImportColumns, splitFullName } from './people-lists.ts'

test('columns are found by the names that spreadsheets give them, in any order', () => {
  expect(findImportColumns(['Last name', 'FIRST_NAME', 'Phone', 'E-Mail Address'])).toEqual({
    lastName: 0,
    firstName: 1,
    email: 3,
  })
  expect(findImportColumns(['Full name', 'Email'])).toEqual({ name: 0, email: 1 })
  expect(findImportColumns(['Name', 'E-mail 1 - Value'])).toEqual({ name: 0, email: 1 })
})

test('a list needs a column for email', () => {
  expect(findImportColumns(['Name', 'Phone'])).toBeNull()
  expect(findImportColumns([])).toBeNull()
})

test('a full name is split after its first word', () => {
  expect(splitFullName(' Ana  María de la Cruz ')).toEqual({ firstName: 'Ana', lastName: 'María de la Cruz' })
  expect(splitFullName('Lee, Kim Su')).toEqual({ firstName: 'Kim Su', lastName: 'Lee' })
  expect(splitFullName('Cher')).toEqual({ firstName: 'Cher', lastName: '' })
  expect(splitFullName('')).toEqual({ firstName: '', lastName: '' })
})
