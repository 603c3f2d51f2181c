'use client'

import { usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'

interface PageGuardProps {
  /** Shown when `children` have failed. */
  instead: ReactNode
  children: ReactNode
}

/**
 * An error boundary around a part of the page: when that part fails, it shows `instead` and not the framework's own
 * error page, until the visitor opens another page.
 */
export function PageGuard(props: PageGuardProps) {
  const path = usePathname()
  return <Guard {...props} path={path} />
}

interface GuardProps extends PageGuardProps {
  path: string | null
}

class Guard extends Component<GuardProps, { failed: boolean; path: string | null }> {
  static getDerivedStateFromError = () => ({ failed: true })
  static getDerivedStateFromProps = ({ path }: GuardProps, state: { path: string | null }) =>
    path === state.path ? null : { failed: false, path }

  override state = { failed: false, path: this.props.path }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
