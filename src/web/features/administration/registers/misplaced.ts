import { useState } from 'react'
import type { RegisterFile } from '#domain/verification/register.ts'
import { guessRegisterFile, registerStartBytes } from '#domain/verification/register-file-kind.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { Chosen } from './file-choice.tsx'

/** Looks into files of this computer before they are uploaded, and says which were chosen as something else. */
export function useMisplaced(chosen: readonly Chosen[]) {
  const texts = useTexts(registerRunsCatalog)
  const [kinds, setKinds] = useState<ReadonlyMap<File, RegisterFile | null>>(new Map())
  async function look(file: File) {
    const start = await file.slice(0, registerStartBytes).text()
    setKinds((known) => new Map(known).set(file, guessRegisterFile(start)))
  }
  const misplaced = chosen.flatMap(({ kind, name, file }) => {
    const found = file && kinds.get(file)
    if (!found || found === kind) return []
    return [{ kind, message: texts.looksLike({ name, kind: texts.kinds[found] }) }]
  })
  return {
    /** In the order of the chosen files. */
    misplaced,
    /** Call it with newly chosen files. A file that can't be read is refused when it is sent. */
    lookInto: (files: readonly Chosen[]) => {
      for (const { file } of files) if (file) void look(file).catch(() => {})
    },
  }
}
