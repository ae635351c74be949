import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder with the product's package.json. Everything beside the server's code is found from here: the sources and
 * the bundles of a build are not equally deep.
 */
export const productFolder = findPackage(import.meta.dirname)

function findPackage(folder: string): string {
  const parent = path.dirname(folder)
  return existsSync(path.join(folder, 'package.json')) || parent === folder ? folder : findPackage(parent)
}
