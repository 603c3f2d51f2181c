'use client'

import type { ReactNode } from 'react'

import { Button } from './button'

/** Button that prints the page; hidden in narrow windows, on touch devices and without scripts. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button
    variant="outlined"
    className="max-md:hidden print:hidden pointer-coarse:hidden noscript:hidden"
    onClick={() => print()}
  >
    {children}
  </Button>
)
