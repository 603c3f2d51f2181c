/** Whether a click on a link opens a new tab or window, or downloads the target, instead of navigating. */
export const opensElsewhere = (click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
  click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
