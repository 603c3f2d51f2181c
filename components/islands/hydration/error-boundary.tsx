'use client'

import { usePathname } from 'next/navigation'
import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  fallback: ReactNode
  children: ReactNode
}

/** Renders `fallback` instead of Next's error page once `children` have thrown, until the pathname changes. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const path = usePathname()
  return <Boundary {...props} path={path} />
}

interface BoundaryProps extends ErrorBoundaryProps {
  path: string | null
}

class Boundary extends Component<BoundaryProps, { failed: boolean; path: string | null }> {
  static getDerivedStateFromError = () => ({ failed: true })
  static getDerivedStateFromProps = ({ path }: BoundaryProps, state: { path: string | null }) =>
    path === state.path ? null : { failed: false, path }

  override state = { failed: false, path: this.props.path }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
