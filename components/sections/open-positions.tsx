import { buttonVariants } from '@/components/ui/button'
import { noBreakWords } from '@/components/ui/no-break-words'
import { Section } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import type { SiteContent } from '@/lib/content/gateway'
import { interpolate } from '@/lib/i18n/interpolate'
import { dateText, type Locale } from '@/lib/i18n/locales'

interface OpenPositionsProps {
  locale: Locale
  career: SiteContent['company']['career']
  /** Recipient of applications. */
  email: string
}

/** Postings of open positions, then how to apply by e-mail; without postings, a note. */
export const OpenPositions = ({ locale, career, email }: OpenPositionsProps) => {
  const { postings, noOpenings, applyTitle, applyText, askFirst, applySubject } = career
  if (postings.length === 0)
    return (
      <Section>
        <p className="max-w-text border-l border-margin pl-4 text-lg">{noOpenings}</p>
      </Section>
    )
  return (
    <>
      <Section>
        <div className="grid gap-12">
          {postings.map((posting) => (
            <Posting key={posting.id} {...{ locale, posting, career, email }} />
          ))}
        </div>
      </Section>
      <Section background="ledger" className="gap-x-12 lg:grid lg:grid-cols-2" title={applyTitle}>
        <div>
          <p className="max-w-text">{applyText}</p>
          {askFirst && <p className="mt-3 max-w-text">{askFirst}</p>}
          <TextLink
            href={`mailto:${email}?subject=${encodeURIComponent(applySubject)}`}
            className="mt-3 inline-block py-2 font-semibold"
          >
            {email}
          </TextLink>
        </div>
      </Section>
    </>
  )
}

interface PostingProps {
  locale: Locale
  posting: SiteContent['company']['career']['postings'][number]
  career: Pick<SiteContent['company']['career'], 'applyBy' | 'applyLabel' | 'applySubject'>
  email: string
}

/** Posting of an open position, with requirements and a mailto link. */
function Posting({ locale, posting, career: { applyBy, applyLabel, applySubject }, email }: PostingProps) {
  const { id, title, summary, place, lastDay, requirementsTitle, requirements } = posting
  return (
    <article id={id} className="grid gap-x-12 gap-y-8 pt-6 double-rule-top first:border-0 first:pt-0 lg:grid-cols-2">
      <div>
        <h2 className="text-h3 sm:text-h2">{noBreakWords(title)}</h2>
        {place && <p className="mt-3">{place}</p>}
        {lastDay && (
          <p className="mt-3">{interpolate(applyBy, { date: dateText(locale, 'day', Date.parse(lastDay), 'UTC') })}</p>
        )}
        <p className="mt-3 max-w-text text-ink-soft">{noBreakWords(summary)}</p>
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(`${applySubject}: ${title}`)}`}
          className={buttonVariants({ className: 'mt-5 print:hidden' })}
        >
          {applyLabel}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
      <div>
        <h3>{requirementsTitle}</h3>
        <ul className="mt-2 border-t border-rule">
          {requirements.map((requirement) => (
            <li key={requirement} className="border-b border-l border-b-rule border-l-margin py-2 pl-4">
              {noBreakWords(requirement)}
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
