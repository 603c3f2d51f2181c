/** Content has menu labels in capitals (specification, section 2); the design shows them in sentence case. */
export const menuWordLook = 'lowercase first-letter:uppercase'

/** A label of the menu. */
export const MenuWord = ({ children }: { children: string }) => (
  <span className={`inline-block ${menuWordLook}`}>{children}</span>
)
