import { expect, it } from 'vitest'
import { listUnready, readinessChecks } from './readiness.ts'

const ready = {
  hasName: true,
  isSecure: true,
  hasContact: true,
  sendsEmail: true,
  hasSender: true,
  unsecuredStaff: 0,
  hasRegisters: true,
  hasBackup: true,
}

it('a site on which everything is set up is ready to open', () => {
  expect(listUnready(ready)).toEqual([])
})

it('lists what is left to do, in the order in which it is done', () => {
  expect(listUnready({ ...ready, hasBackup: false, unsecuredStaff: 1 })).toEqual(['secondFactor', 'backup'])
  expect(
    listUnready({
      hasName: false,
      isSecure: false,
      hasContact: false,
      sendsEmail: false,
      hasSender: false,
      unsecuredStaff: 2,
      hasRegisters: false,
      hasBackup: false,
    }),
  ).toEqual([...readinessChecks])
})
