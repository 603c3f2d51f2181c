import { Static } from '@/components/ui/static'

/** Content has the labels in capitals (specification, section 2); the design shows them in sentence case. */
export const MenuWord = ({ children }: { children: string }) => (
  <Static as="span" className="inline-block lowercase first-letter:uppercase">
    {children}
  </Static>
)
