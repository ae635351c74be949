// `npm run sbom --silent`: lists what a release contains, from the lockfile, as CycloneDX 1.6. `npm sbom` omits what
// both the product and its tools depend on.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './steps.mjs'

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** A package by its path in the lockfile: node_modules/a/node_modules/@b/c is @b/c. */
function describe([address, { name, version, license, integrity, optional }]) {
  const full = name ?? address.slice(address.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const [last, group] = full.split('/').toReversed()
  const purl = `pkg:npm/${group ? `${encodeURIComponent(group)}/` : ''}${last}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: last,
    version,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(license && {
      licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }],
    }),
    ...(integrity && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
  }
}

/** All packages of the product except those only needed for development. */
export function createBillOfMaterials() {
  const { name, version, license } = readJson('package.json')
  const { packages } = readJson('package-lock.json')
  const shipped = Object.entries(packages).filter(
    ([address, { dev, devOptional }]) => address && !dev && !devOptional,
  )
  const components = new Map(shipped.map(describe).map((component) => [component.purl, component]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `pkg:npm/${name}@${version}`,
        name,
        version,
        licenses: [{ license: { id: license } }],
      },
    },
    components: [...components.values()],
  }
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(`${JSON.stringify(createBillOfMaterials(), null, 2)}\n`)
