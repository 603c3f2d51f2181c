/** Colours of the site, for the style sheet and for generated pictures. */
export const colours = {
  paper: '#FFFFFF',
  ledger: '#EAF2EC',
  rule: '#C9DACE',
  margin: '#E3A39C',
  ink: '#16213A',
  /** 70 % of ink, in a notation that browsers of 2022 know. */
  shade: '#16213AB3',
  'ink-soft': '#4A5266',
  'ink-light': '#1E2B4A',
  sindoor: '#B4232C',
  'sindoor-tint': '#FDF3F2',
  marigold: '#E9A227',
  'marigold-deep': '#D18F18',
  'marigold-tint': '#FBEBC8',
  'field-border': '#7C8496',
} as const
