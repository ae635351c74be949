import { installSecurity } from './trusted-types.ts'

// A module of its own, imported first: schemas decide while they are being made whether they may compile.
installSecurity()
