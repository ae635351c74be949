import { installSecurity } from './trusted-types.ts'

// A separate module that is imported first: the security policy must be installed before any other module creates an
// element.
installSecurity()
