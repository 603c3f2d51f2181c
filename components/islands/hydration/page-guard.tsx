'use client'

import { usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'

interface PageGuardProps {
  /** Fallback when `children` throw. */
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary: renders `fallback` instead of Next's error page when `children` throw; a new pathname resets it. */
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
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
