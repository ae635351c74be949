import { listUnfinishedProjects } from '#contract/projects/unfinished.ts'
import { ids } from '#tests/support/answers/answers.ts'
import type { Answer, Sent, StubbedResponse } from '#tests/support/web/screen.tsx'

type Stored = { id: string; form: Record<string, unknown>; version: number }

/** The account's unfinished projects, as the server answers about them. */
export function anAccount(stored: Stored[] = []) {
  const account = {
    forms: new Map(stored.map((form) => [form.id, form])),
    isOffline: false,
    /** Stores no more of them. */
    isFull: false,
  }
  const present = ({ id, form, version }: Stored) => ({
    id,
    version,
    form,
    title: form['title'] ?? '',
    step: 1,
    organizationId: ids.organization,
    organizationName: 'Riverside',
    updatedAt: '2026-11-20T12:00:00.000Z',
  })
  const problem = (status: number, code: string) => ({ status, body: { message: code, code } })
  function save({ body }: Sent, id: string): StubbedResponse {
    const { form, version }: Stored = Object(body)
    const found = account.forms.get(id)
    if (!found && version > 0) return problem(404, 'unfinished_project_not_found')
    if (found && JSON.stringify(found.form) === JSON.stringify(form)) return { body: present(found) }
    if (found && found.version !== version) return problem(409, 'unfinished_project_changed')
    if (!found && account.isFull) return problem(409, 'too_many_unfinished_projects')
    account.forms.set(id, { id, form, version: version + 1 })
    return { body: present({ id, form, version: version + 1 }) }
  }
  const answer =
    (otherwise: Answer): Answer =>
    (sent) => {
      const [, id] = /\/unfinished-projects\/(.+)$/.exec(sent.path) ?? []
      if (account.isOffline) throw new TypeError('Failed to fetch')
      if (sent.path === listUnfinishedProjects.path) return { body: [...account.forms.values()].map(present) }
      if (id === undefined) return otherwise(sent)
      if (sent.method === 'PUT') return save(sent, id)
      const found = account.forms.get(id)
      if (sent.method === 'DELETE') {
        account.forms.delete(id)
        return { body: { message: 'Discarded' } }
      }
      return found ? { body: present(found) } : problem(404, 'unfinished_project_not_found')
    }
  return { account, answer }
}

/** The titles that the account has, sorted. */
export const titles = ({ account }: ReturnType<typeof anAccount>) =>
  [...account.forms.values()].map(({ form }) => String(form['title'])).toSorted()
