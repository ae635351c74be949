import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { LoadedRows } from './loaded-rows.tsx'
import { Row } from './row-list.tsx'

function Projects() {
  const [count, setCount] = useState(2)
  const names = ['Gardens', 'Letters', 'Maps', 'Walks']
  return (
    <LoadedRows
      items={names.slice(0, count)}
      isError={false}
      retrying={false}
      onRetry={() => {}}
      hasMore={count < names.length}
      loadingMore={false}
      onMore={() => setCount(4)}
      texts={{ label: 'Projects', failed: 'Couldn’t load', more: 'Load More' }}
      empty={null}
    >
      {(name) => <Row key={name} title={<a href={`#${name}`}>{name}</a>} />}
    </LoadedRows>
  )
}

function Growing({ count, isLoading }: { count: number; isLoading: boolean }) {
  return (
    <LoadedRows
      items={['Gardens', 'Letters', 'Maps'].slice(0, count)}
      isError={false}
      retrying={false}
      onRetry={() => {}}
      hasMore
      loadingMore={isLoading}
      onMore={() => {}}
      texts={{ label: 'Projects', failed: 'Couldn’t load', more: 'Load More' }}
      empty={null}
    >
      {(name) => <Row key={name} title={<a href={`#${name}`}>{name}</a>} />}
    </LoadedRows>
  )
}

it('rows that come for another reason, after a load that failed, don’t take the focus', async () => {
  const { rerender } = render(<Growing count={2} isLoading={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
  rerender(<Growing count={2} isLoading />)
  rerender(<Growing count={2} isLoading={false} />)
  rerender(<Growing count={3} isLoading={false} />)
  expect(document.activeElement?.textContent).not.toBe('Maps')
})

it('rows that are loaded on request get the focus, the first of them', async () => {
  render(<Projects />)
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }))
  expect(document.activeElement?.textContent).toBe('Maps')
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})
