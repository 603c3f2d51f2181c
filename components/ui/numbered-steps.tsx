import { toLocaleDigits, type Locale } from '@/lib/i18n/locales'

const variants = {
  /** Columns from `md`, under a double rule. */
  section: {
    list: 'double-rule-top grid md:auto-cols-fr md:grid-flow-col',
    step: 'border-l border-margin py-3 pr-4 max-md:border-b max-md:border-b-rule md:py-4',
    number: 'text-h2 leading-none text-sindoor',
    name: '',
    desc: 'text-ink-soft',
  },
  /** Rows under a text. */
  answer: {
    list: 'mt-2 border-l border-margin',
    step: 'py-1',
    number: 'leading-snug text-sindoor',
    name: 'leading-snug text-base!',
    desc: 'text-ink-soft',
  },
  /** Columns from `md`, on a dark band. */
  band: {
    list: 'mt-3 grid md:auto-cols-fr md:grid-flow-col',
    step: 'border-l border-paper py-2 pr-4',
    number: 'text-h3 leading-snug',
    name: 'leading-snug',
    desc: 'max-md:text-sm',
  },
}

interface NumberedStepsProps {
  locale: Locale
  steps: readonly { name: string; desc: string }[]
  variant: keyof typeof variants
}

/** Ordered list whose steps have a large number, a name and a description. */
export function NumberedSteps({ locale, steps, variant }: NumberedStepsProps) {
  const classes = variants[variant]
  return (
    <ol className={classes.list}>
      {steps.map(({ name, desc }, index) => (
        <li key={name} className={`flex gap-4 pl-4 ${classes.step}`}>
          <span aria-hidden="true" className={`w-6 shrink-0 font-heading font-bold ${classes.number}`}>
            {toLocaleDigits(locale, String(index + 1))}
          </span>
          <span>
            <span className={`block font-heading text-lg font-semibold ${classes.name}`}>{name}</span>
            <span className={`block ${classes.desc}`}>{desc}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
