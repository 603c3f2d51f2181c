import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { useEffect, useState, type ComponentProps, type RefObject } from 'react'

import { Glyph, LineIcon } from './glyph'
import { ignoreRepeatedEnter } from './ignore-repeated-enter'
import { inertOutside } from './inert-outside'
import { usePauseMotion } from './paused-motion'

const sizeClasses = {
  popup: 'inset-0 m-auto max-w-md',
  wide: 'inset-0 m-auto max-w-3xl',
  corner: 'right-4 bottom-4 max-w-sm',
}

interface DialogProps extends Omit<ComponentProps<typeof Content>, 'title'> {
  open: boolean
  onClose: () => void
  title: string
  /** Visually hidden text after the title: the end of the accessible name. */
  about?: string
  closeLabel: string
  /** Path data of the icon before the title. */
  iconPath?: string
  /** Focus target after closing (WCAG 2.4.3). */
  returnFocus?: RefObject<HTMLElement | null>
  /** Focus target after opening; by default, the close button of a modal dialog. */
  firstFocus?: RefObject<HTMLElement | null>
  /** `popup` for a short message, `wide` for a form; `corner` is non-modal and takes no focus. */
  size?: keyof typeof sizeClasses
}

/** Radix dialog with a title bar; opens and closes in 300 ms, the backdrop in 150 ms (specification, section 9). */
export function Dialog({
  open,
  onClose,
  title,
  about,
  closeLabel,
  iconPath,
  returnFocus,
  firstFocus,
  size = 'popup',
  children,
  ...contentProps
}: DialogProps) {
  const modal = size !== 'corner'
  usePauseMotion(open)
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  // Radix's `aria-hidden` exempts live regions (one per carousel): make the page inert as well.
  useEffect(() => (open && modal && dialog ? inertOutside(dialog) : undefined), [open, modal, dialog])
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} modal={modal}>
      <Portal>
        {/* Not Radix's `Overlay`, which injects a style element that the Content-Security-Policy blocks. */}
        {modal && (
          <div
            className="dialog-backdrop pointer-events-auto fixed inset-0 z-50 bg-shade"
            data-state={open ? 'open' : 'closed'}
          />
        )}
        <Content
          aria-describedby={undefined}
          {...contentProps}
          ref={setDialog}
          aria-modal={modal || undefined}
          onKeyDown={ignoreRepeatedEnter}
          className={clsx(
            'dialog fixed z-51 flex h-fit max-h-[calc(100%-32px)] w-[calc(100%-32px)] flex-col overflow-hidden rounded-lg border border-ink bg-paper',
            sizeClasses[size],
          )}
          onOpenAutoFocus={(event) => {
            if (modal && !firstFocus) return
            event.preventDefault()
            // Without `preventScroll`, a low window would scroll past the start of the text.
            firstFocus?.current?.focus({ preventScroll: true })
          }}
          onInteractOutside={(event) => !modal && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            if (modal && !returnFocus?.current) return
            event.preventDefault()
            returnFocus?.current?.focus()
          }}
        >
          <div className="flex items-center gap-3 bg-ledger py-2 pr-2 pl-5 double-rule-bottom">
            {iconPath && <LineIcon path={iconPath} className="size-5 text-sindoor" />}
            <Title className="grow py-1 text-h3">
              {title}
              {about && <span className="sr-only">{about}</span>}
            </Title>
            <Close aria-label={closeLabel} className="grid size-11 place-items-center rounded hover:text-sindoor">
              <Glyph name="close" />
            </Close>
          </div>
          {/* `relative`: hidden text scrolls too. `scroll-pb-24`: focused fields stay above the sticky send button. */}
          <div className="relative scroll-pb-24 overflow-y-auto p-5">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
