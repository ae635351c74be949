import { installSecurity } from './trusted-types.ts'

// A module of its own, imported first: the policy's ways through stand before any other module makes an element.
installSecurity()
