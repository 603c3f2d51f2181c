'use client'

import type { ReactNode } from 'react'

import { Button } from './button'

/** Prints the page. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button
    variant="outline"
    className="print:hidden pointer-coarse:hidden scripting-none:hidden"
    onClick={() => print()}
  >
    {children}
  </Button>
)
